package org.seclangc.compiler.artifact;

import java.io.IOException;

/** What should be a compiled rule set is none, or is damaged; the message says which file and why. */
public final class ArtifactException extends IOException {
    private static final long serialVersionUID = 1L;

    /** With a message for the user. */
    public ArtifactException(String message) {
        super(message);
    }
}
