import { findByTitle } from '../../../lib/find-or-throw';
import { createExampleDay, type ExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import type { PersonDay } from './days';

/** A dish for several people, and what it closes of each person's gaps. */
export type SharedDinner = {
  title: string;
  /** The mean of the people's scores, from 0 to 1. */
  score: number;
  plates: (PersonDay &
    Pick<ExampleDay, 'gaps'> &
    Pick<ExampleDay['dishes'][number], 'score' | 'shares' | 'over'>)[];
};

/** The dish that comes first on average for some people. */
export function sharedDinner(days: readonly PersonDay[], data: RankingData): SharedDinner {
  const rankings = days.map(({ day }) => createExampleDay(data, day));
  const meanOf = (title: string) => {
    const sum = rankings.reduce((total, { dishes }) => total + findByTitle(dishes, title).score, 0);
    return sum / rankings.length;
  };
  const ranked = data.dishes
    .map(({ title }) => ({ title, score: meanOf(title) }))
    .toSorted((one, other) => other.score - one.score);
  const best = ranked[0]!;
  return {
    ...best,
    plates: days.map((each, place) => {
      const { gaps, dishes } = rankings[place]!;
      const { score, shares, over } = findByTitle(dishes, best.title);
      return { ...each, gaps, score, shares, over };
    }),
  };
}
