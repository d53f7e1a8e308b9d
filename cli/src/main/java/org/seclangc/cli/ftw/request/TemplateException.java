package org.seclangc.cli.ftw.request;

/** Text that is no template, or uses more of the template language than is known here. */
final class TemplateException extends Exception {
    private static final long serialVersionUID = 1L;

    TemplateException(String message) {
        super(message);
    }
}
