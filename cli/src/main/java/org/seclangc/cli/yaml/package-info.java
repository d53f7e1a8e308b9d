/** YAML as a tree whose scalars stay text and whose every node knows its place. */
package org.seclangc.cli.yaml;
