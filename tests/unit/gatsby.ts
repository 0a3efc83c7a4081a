/** A stub of the tag of queries, which only Gatsby's compiler reads. */
export const graphql = (): string => '';
