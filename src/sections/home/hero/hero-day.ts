/** How well a dish does on a day. */
export type HeroDish = {
  /** Its rank and its score, as texts. */
  rank: string;
  score: string;
  /** The closed part of each gap, also as a text. */
  shares: { part: number; text: string }[];
};

/** The example day after some foods. */
export type HeroDay = {
  /** The ids of the foods that were tapped. */
  foods: string[];
  /** What the day lacks, the biggest gap first. */
  gaps: { name: string; symbol: string }[];
  /** The slide whose dish suits the day best. */
  best: number;
  /** The dish of each slide. */
  dishes: HeroDish[];
};

/** The day that differs by one food: the first tap adds it, the second takes it away. */
export function dayAfterTap(days: readonly HeroDay[], { foods }: HeroDay, food: string): HeroDay {
  const tapped = foods.includes(food) ? foods.filter((each) => each !== food) : [...foods, food];
  return days.find(
    (day) => day.foods.length === tapped.length && tapped.every((each) => day.foods.includes(each)),
  )!;
}
