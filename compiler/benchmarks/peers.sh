#!/usr/bin/env bash
# peers.sh PEERS OUT [compare.py options]: other engines and ours on the same requests. PEERS is the folder with their
# setup.sh and compare.py, OUT where they are built. Needs a build (mvn -DskipTests package).
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
peers=${1:?usage: peers.sh PEERS OUT [compare.py options]}
out=${2:?usage: peers.sh PEERS OUT [compare.py options]}
shift 2
[ -d "$out/conf" ] || bash "$peers/setup.sh" "$out"
exec python3 "$peers/compare.py" "$out" --engine ours="$root/cli/bin/seclangc run" "$@"
