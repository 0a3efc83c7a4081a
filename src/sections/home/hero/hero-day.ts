import { findOrThrow } from '../../../lib/find-or-throw';
import { withFoodInAddress } from '../../../lib/ranking/food-in-address';

/** Somebody's day, possibly with tapped foods, and how well the dish shown with it closes its gaps. */
export type HeroDay = {
  /** The slide of the person whose day it is. */
  owner: number;
  /** The ids of the foods that were tapped. */
  foods: string[];
  /** The slide of the dish: the same one or, with tapped foods, the one that suits the day best. */
  slide: number;
  /** Whether no other dish suits the day better. */
  isFirst: boolean;
  /** The dish's score, as a text. */
  score: string;
  /** Names the limits that a portion of the dish would exceed, if there are any. */
  warning?: string | undefined;
  /** What the day lacks, the biggest gap first, by the nutrient's symbol. */
  gaps: {
    symbol: string;
    /** The part that the dish closes, also as a text. */
    part: number;
    closed: string;
  }[];
};

/**
 * The link to a day on /try. It is made in the browser: the links to all days would be a fourth of the hero's props.
 * @param starts the links to the day of each slide's person, without tapped foods
 */
export const hrefOf = (starts: readonly string[], { owner, foods }: HeroDay): string =>
  foods.reduce(withFoodInAddress, starts[owner]!);

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
