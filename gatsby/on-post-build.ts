import type { BuildArgs } from 'gatsby';
import { startBundle } from '../plugins/site/bundle';

/** Starts the bundle with what queries find and no page has. The adapter, which gets no GraphQL, finishes it. */
export const onPostBuild = ({ graphql }: BuildArgs): Promise<void> => startBundle(graphql);
