import { findByTitle } from '../../../../src/lib/find-or-throw';
import { itemAt } from '../../../../src/lib/item-at';
import { createExampleDay } from '../../../../src/lib/ranking/example-day';
import { createRankingData, type RankingSources } from './ranking-data';

/** How many dishes after the best one the blog shows. */
const NEXT = 3;

/**
 * What the blog shows of the first day of /try: its gaps, the dish that closes them best, and those that come next. A
 * card stays the same object, in which Gatsby finds the paths of pictures.
 */
export function createBestPlate(sources: RankingSources) {
  const { gaps, dishes } = createExampleDay(createRankingData(sources), sources.try.start);
  const plates = dishes.slice(0, 1 + NEXT).map(({ title, shares }) => ({
    shares,
    card: findByTitle(sources.trending.items, title),
  }));
  return {
    gaps: gaps.map(({ name, symbol }) => ({ name, symbol })),
    best: itemAt(plates, 0),
    next: plates.slice(1),
  };
}
