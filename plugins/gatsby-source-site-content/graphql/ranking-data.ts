import type { CreateResolversArgs } from 'gatsby';
import { createRankingData, type RankingSources } from '../ranking-data';
import { readData, type Context } from './context';

const FILES = ['nutrients', 'foods', 'recipes', 'reference-intakes', 'trending', 'try'] as const;

/**
 * Resolves `rankingData`, computed from six files of `content/data`. It is JSON, because
 * `src/lib/ranking/ranking-data.ts` has its type, and the page needs all of it.
 */
export function createRankingDataResolvers({ createResolvers }: CreateResolversArgs): void {
  const resolve = async (_source: unknown, _args: unknown, context: Context) => {
    const files = FILES.map(async (name) => [name, await readData(name, context)] as const);
    return createRankingData(Object.fromEntries(await Promise.all(files)) as RankingSources);
  };
  createResolvers({ Query: { rankingData: { type: 'JSON!', resolve } } });
}
