import { findByTitle } from '../../../src/lib/find-or-throw';
import { itemAt } from '../../../src/lib/item-at';
import { createExampleDay } from '../../../src/lib/ranking/example-day';
import { createRankingData, type RankingSources } from './ranking-data';

/**
 * What an article shows of the first day of /try: its gaps, and the dish that closes them best. The card stays the same
 * object, in which Gatsby finds the paths of pictures.
 */
export function createBestPlate(sources: RankingSources) {
  const { gaps, dishes } = createExampleDay(createRankingData(sources), sources.try.start);
  const { title, shares } = itemAt(dishes, 0);
  return {
    gaps: gaps.map(({ name, symbol }) => ({ name, symbol })),
    best: { shares, card: findByTitle(sources.trending.items, title) },
  };
}
