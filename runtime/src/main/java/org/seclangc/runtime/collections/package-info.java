/** Request data by variable name: values, collections, selectors. */
package org.seclangc.runtime.collections;
