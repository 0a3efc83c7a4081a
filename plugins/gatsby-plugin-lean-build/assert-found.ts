/**
 * Fails the build when an adjustment finds nothing to adjust, for instance after an update of Gatsby.
 * @param found whatever was looked up; anything falsy counts as missing
 * @param what the thing looked for, as in "the cache group `framework`"
 * @param where the file, package or configuration that should have it
 */
export function assertFound(found: unknown, what: string, where: string): asserts found {
  if (found) return;
  throw new Error(
    `gatsby-plugin-lean-build looked for ${what} in ${where} and did not find it. Adjust the plugin to the new version, or remove this adjustment.`,
  );
}
