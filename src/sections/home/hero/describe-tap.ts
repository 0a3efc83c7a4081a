import { inSentenceOf } from '../../../lib/in-sentence';
import { interpolate } from '../../../lib/interpolate';
import type { HeroDay } from './hero-day';

/** The templates of what a tapped food changes. */
export type TapLabels = Queries.HeroFragment['example']['changes'];

type Names = {
  changes: TapLabels;
  /** The foods to tap. */
  foods: readonly { id: string; label: string }[];
  /** The names of the nutrients, by symbol. */
  nutrients: Readonly<Record<string, string>>;
  locale: string;
};

/**
 * Says which of the biggest gaps a tapped food closed, or opened when it was removed, and whether another dish now comes
 * first. It is made in the browser: the sentences of all taps would be as long as all other props of the hero.
 */
export function describeTap(
  before: HeroDay,
  after: HeroDay,
  { changes, foods, nutrients, locale }: Names,
): string {
  const isAdded = after.foods.length > before.foods.length;
  const [larger, smaller] = isAdded ? [after, before] : [before, after];
  const tapped = foods.find(({ id }) => larger.foods.includes(id) && !smaller.foods.includes(id));
  const food = inSentenceOf(tapped?.label ?? '', locale);

  const closed = missingFrom(after, before);
  const opened = missingFrom(before, after);
  const names = (isAdded ? closed : opened).map((symbol) =>
    inSentenceOf(nutrients[symbol] ?? '', locale),
  );
  const [one, several] = isAdded
    ? [changes.closed, changes.closedSeveral]
    : [changes.opened, changes.openedSeveral];
  const sentences = [
    names.length === 1 && interpolate(one, { food, nutrient: names[0] ?? '' }),
    names.length > 1 && interpolate(several, { food, nutrients: listOf(names, changes.list) }),
    closed.length + opened.length === 0 && changes.same,
    after.slide !== before.slide && after.isFirst && changes.first,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The symbols of the gaps of one day that aren't among those of the other. */
const missingFrom = (other: HeroDay, { gaps }: HeroDay): string[] =>
  gaps
    .map(({ symbol }) => symbol)
    .filter((symbol) => !other.gaps.some((gap) => gap.symbol === symbol));

/** Joins names without `Intl`, whose first formatter takes long on a slow phone. */
const listOf = (names: readonly string[], template: string): string =>
  interpolate(template, { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
