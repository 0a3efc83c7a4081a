import type { ParentSpanPluginArgs } from 'gatsby';
import type { GraphQLSchema } from 'gatsby/graphql';
import { findUnshownKeys } from '../graphql/unshown-keys';

type State = { schema: GraphQLSchema; components: Map<string, { query: string }> };

/** Compares the schemas of the content with the queries, which Gatsby has just extracted. */
export function onPostBootstrap({ store, reporter }: ParentSpanPluginArgs): void {
  const { schema, components }: State = store.getState();
  const queries = [...components.values()].map(({ query }) => query).filter(Boolean);
  const problems = findUnshownKeys(queries, schema);
  if (problems.length > 0) reporter.panicOnBuild(problems.join('\n'));
}
