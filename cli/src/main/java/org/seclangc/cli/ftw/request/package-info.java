/** From a stage of a test to the request a server would see, and the server that answers it. */
package org.seclangc.cli.ftw.request;
