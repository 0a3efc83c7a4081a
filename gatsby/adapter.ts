import type { IAdapter } from 'gatsby';
import {
  finishBundle,
  keepOutput,
  restoreOutput,
  startAnewAfterOtherCode,
} from '../plugins/site/bundle';
import { ISLANDS_FOLDER, islandSources } from './browser-scripts';

/** Keeps Gatsby's output for the next build, and finishes the bundle that `onPostBuild` has started. */
export const adapter: IAdapter = {
  name: 'site-bundle',
  cache: {
    restore({ reporter }) {
      startAnewAfterOtherCode();
      try {
        return restoreOutput();
      } catch (error) {
        return reporter.panic((error as Error).message);
      }
    },
    store: keepOutput,
  },
  async adapt({ routesManifest, reporter }) {
    const islands = { folder: ISLANDS_FOLDER, sources: islandSources() };
    const problems = await finishBundle(routesManifest, islands);
    if (problems.length > 0) reporter.panic(problems.join('\n'));
  },
};
