/** A stub of the `graphql` tag, which Gatsby compiles away. */
export const graphql = (): string => '';
