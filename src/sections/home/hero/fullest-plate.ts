import { findById } from '../../../lib/find-or-throw';
import { formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { OverLimit } from '../../../lib/over-limits';
import { PATHS, withPrefix } from '../../../lib/paths';
import { dayToFragment } from '../../../lib/ranking/day-address';
import { createExampleDay, type ExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import { possibleDays, type HeroDays } from './days';

/** A dish, and what it closes of the gaps of somebody's day. */
export type FullestPlate = Pick<ExampleDay, 'gaps'> & {
  title: string;
  /** From 0 to 1. */
  score: number;
  shares: number[];
  /** The limits that a portion would exceed. */
  over: OverLimit[];
  /** Names the person and the foods that were tapped. */
  line: string;
  /** The link to the day on /try. */
  href: string;
};

type FullestPlateProps = HeroDays & {
  /** Names the person and the foods: `{person}, plus {foods}`. */
  also: string;
};

/** The dish that closes most of all days that the hero's card can show. */
export function fullestPlate(hero: FullestPlateProps, data: RankingData): FullestPlate {
  const plates = possibleDays(hero).map((possible) => {
    const { gaps, dishes } = createExampleDay(data, possible.day);
    return { ...possible, gaps, ...dishes[0]! };
  });
  const { owner, foods, day, gaps, title, score, shares, over } = plates.reduce((fullest, plate) =>
    plate.score > fullest.score ? plate : fullest,
  );
  const person = findById(data.people, day.person).name;
  const labels = hero.example.foods.filter(({ food }) => foods.includes(food));
  const names = formatList(labels.map(({ label }) => inSentence(label)));
  const line = foods.length > 0 ? hero.also : hero.slides[owner]!.day.line;
  return {
    gaps,
    title,
    score,
    shares,
    over,
    line: interpolate(line, { person, foods: names }),
    href: withPrefix(PATHS.try) + dayToFragment(day),
  };
}
