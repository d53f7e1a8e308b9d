package org.seclangc.runtime.transformations;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.seclangc.runtime.bytes.ByteSlice;

/** The raw bytes of a message digest: {@code md5}, {@code sha1}. */
final class Digest implements Transformation {
    private final String algorithm;

    Digest(String algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public ByteSlice apply(ByteSlice input) {
        try {
            MessageDigest digest = MessageDigest.getInstance(algorithm);
            digest.update(input.array(), input.from(), input.length());
            return ByteSlice.of(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java platform lacks " + algorithm, e);
        }
    }
}
