import { findOrThrow } from '../../../lib/find-or-throw';

/** Somebody's day, possibly with tapped foods, and how well the dish shown with it closes its gaps. */
export type HeroDay = {
  /** The slide of the person whose day it is. */
  owner: number;
  /** The ids of the foods that were tapped. */
  foods: string[];
  /** The link to the day on /try. */
  href: string;
  /** The slide of the dish: the same one or, with tapped foods, the one that suits the day best. */
  slide: number;
  /** The dish's rank and its score, as texts. */
  rank: string;
  score: string;
  /** What the day lacks, the biggest gap first, by the nutrient's symbol. */
  gaps: {
    symbol: string;
    /** The part that the dish closes, also as a text. */
    part: number;
    closed: string;
  }[];
};

/** The day of a slide's person, without tapped foods. */
export const ownDay = (days: readonly HeroDay[], slide: number): HeroDay =>
  findOrThrow(
    days,
    ({ owner, foods }) => owner === slide && foods.length === 0,
    `day of slide ${slide}`,
  );

/** The day that differs by one food: the first tap adds it, the second removes it. */
export function dayAfterTap(
  days: readonly HeroDay[],
  { owner, foods }: HeroDay,
  food: string,
): HeroDay {
  const tapped = foods.includes(food) ? foods.filter((each) => each !== food) : [...foods, food];
  return findOrThrow(
    days,
    (day) =>
      day.owner === owner &&
      day.foods.length === tapped.length &&
      tapped.every((each) => day.foods.includes(each)),
    `day with ${tapped.join(', ')}`,
  );
}
