#!/usr/bin/env python3
"""limits.py [--runs N] [--crs DIR] [--slack F]: measures what the project promises about starting and compiling.

Prints each figure beside its limit: the median of N fresh processes, but one for the generated rules, which take long.
The exit code is 1 if a figure is above F times its limit (1 unless given). Needs a build (mvn -DskipTests package) and
the Core Rule Set 4 in DIR or CRS_HOME. Figures of a busy machine are too high.
"""
import argparse, glob, os, statistics, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SECLANGC = os.path.join(ROOT, 'cli', 'bin', 'seclangc')
MANY = 50_000


def run(command, **options):
    """Seconds, peak memory in bytes and standard output of a command, which must succeed."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    output = process.stdout.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    if status != 0:
        sys.exit('failed: %s\n%s' % (' '.join(command), output))
    return seconds, usage.ru_maxrss * 1024, output


def many_rules(count):
    """Rules of ten shapes with texts of their own."""
    shapes = [
        'SecRule ARGS "@rx (?i)word{n}\\s+(?:select|union){n}" "id:{n},phase:2,pass,t:none,t:urlDecodeUni,msg:\'rule {n}\'"',
        'SecRule ARGS|REQUEST_COOKIES "@contains text-{n}" "id:{n},phase:2,deny,t:lowercase,tag:\'group/{g}\'"',
        'SecRule REQUEST_HEADERS:User-Agent "@pm agent{n} bot{n} crawler{n}" "id:{n},phase:1,pass,setvar:tx.score=+{g}"',
        'SecRule REQUEST_URI "@beginsWith /path/{n}/" "id:{n},phase:1,pass,chain"\n    SecRule ARGS:p{g} "!@streq v{n}" "t:trim"',
        'SecRule TX:score "@gt {n}" "id:{n},phase:2,deny,status:403"',
        'SecRule REQUEST_FILENAME "@endsWith .x{n}" "id:{n},phase:1,pass,ctl:ruleRemoveTargetById={m};ARGS:q{g}"',
        'SecRule &ARGS:field{n} "@eq 2" "id:{n},phase:2,pass,log,logdata:\'%{{MATCHED_VAR_NAME}}\'"',
        'SecRule RESPONSE_BODY "@rx error-{n}: [0-9a-f]{{8}}" "id:{n},phase:4,deny,capture"',
        'SecRule ARGS_NAMES "@within a{n} b{n} c{n}" "id:{n},phase:2,pass,t:hexDecode,multiMatch"',
        'SecAction "id:{n},phase:1,pass,nolog,setvar:tx.v{n}=%{{TX.v{m}}}"',
    ]
    rules = (shapes[n % len(shapes)].format(n=n, g=n % 97, m=max(1, n - 1)) for n in range(1, count + 1))
    return 'SecRuleEngine On\n' + '\n'.join(rules) + '\n'


class Limits:
    def __init__(self, slack):
        self.slack = slack
        self.exceeded = False

    def row(self, what, figure, limit, unit):
        self.exceeded |= figure > limit * self.slack
        verdict = 'over the limit' if figure > limit else 'ok'
        print('%-44s %10.3f %-3s limit %8.1f  %s' % (what, figure, unit, limit, verdict), flush=True)


def median(runs, measure):
    return statistics.median(measure() for _ in range(runs))


def first_request(jar, request):
    """Milliseconds from the first line of main to the end of the first request, in a JVM with nothing but the run time."""
    target = os.path.join(ROOT, 'compiler', 'benchmarks', 'target')
    with open(os.path.join(target, 'class-path')) as class_path:
        jars = class_path.read().strip().split(os.pathsep)
    needed = [path for path in jars if os.path.basename(path).startswith(('seclangc-runtime', 're2j'))]
    class_path = os.pathsep.join([*needed, os.path.join(target, 'classes'), jar])
    _, _, output = run([java(), '-XX:+UseSerialGC', '-cp', class_path,
                        'org.seclangc.benchmarks.FirstRequest', 'crs4', request])
    load, first, matched = output.split()
    if (request == 'benign') == (int(matched) > 0):
        sys.exit('%s matched %s rules: a measurement that does not detect is void' % (request, matched))
    return float(load) + float(first)


def java():
    home = os.environ.get('JAVA_HOME')
    return os.path.join(home, 'bin', 'java') if home else 'java'


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument('--runs', type=int, default=5)
    arguments.add_argument('--crs', default=os.environ.get('CRS_HOME'))
    arguments.add_argument('--slack', type=float, default=1, help='factor above the limits at which the run fails')
    options = arguments.parse_args()
    if not options.crs:
        sys.exit('name the Core Rule Set 4 with --crs DIR or CRS_HOME')
    setup = os.path.join(options.crs, 'crs-setup.conf')
    files = [setup if os.path.exists(setup) else setup + '.example']
    files += sorted(glob.glob(os.path.join(options.crs, 'rules', '*.conf')))
    limits = Limits(options.slack)
    limits.row('seclangc --version', median(options.runs, lambda: run([SECLANGC, '--version'])[0]), 0.4, 's')
    with tempfile.TemporaryDirectory() as work:
        jar = os.path.join(work, 'crs4.jar')
        compile_crs = [SECLANGC, 'compile', *files, '-o', jar, '--name', 'crs4']
        limits.row('cold compile of CRS 4', median(options.runs, lambda: run(compile_crs)[0]), 8, 's')
        for request in ('benign', 'sql_injection', 'script'):
            millis = median(options.runs, lambda: first_request(jar, request))
            limits.row('load CRS 4 and first request, ' + request, millis, 500, 'ms')
        rules = os.path.join(work, 'many.conf')
        with open(rules, 'w') as out:
            out.write(many_rules(MANY))
        compile_many = [SECLANGC, 'compile', rules, '-o', os.path.join(work, 'many.jar'), '--name', 'many']
        seconds, memory, _ = run(compile_many)
        limits.row('compile {:,} generated rules'.format(MANY), seconds, 180, 's')
        limits.row('  peak memory', memory / 2**30, 4, 'GB')
    sys.exit(1 if limits.exceeded else 0)


main()
