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
 * first; if neither, how much more or less the same dish closes. If the same dish closes less with the food, it says which
 * gap took the place of the closed one. The browser composes the sentences, because those of all possible taps would
 * double the hero's props.
 */
export function describeTap(before: HeroDay, after: HeroDay, names: Names): string {
  const { changes, foods, locale } = names;
  const isAdded = after.foods.length > before.foods.length;
  const [larger, smaller] = isAdded ? [after, before] : [before, after];
  const tapped = foods.find(({ id }) => larger.foods.includes(id) && !smaller.foods.includes(id));
  const food = inSentenceOf(tapped?.label ?? '', locale);

  const isOtherDish = after.slide !== before.slide;
  const sentences = [
    (isAdded && !isOtherDish && describeLess(before, after, { food, names })) ||
      describeGaps(larger, smaller, { food, isAdded, names }),
    isOtherDish && after.isFirst && changes.first,
  ].filter(Boolean);
  if (sentences.length > 0) return sentences.join(' ');

  if (isOtherDish || after.score === before.score) return changes.same;
  return interpolate(isAdded ? changes.scoreWith : changes.scoreWithout, {
    food,
    score: after.score,
    from: interpolate(partOf(after) > partOf(before) ? changes.up : changes.down, {
      before: before.score,
    }),
  });
}

type TapAnnouncement = {
  /** The dish and its score. */
  dish: string;
  /** Names the limits that it exceeds, if there are any. */
  warning?: string | undefined;
  /** What the food changed, in sentences. */
  change: string;
};

/** The announcement of a tapped food's effect, in sentences, so that screen readers pause between them. */
export const announceTap = ({ dish, warning, change }: TapAnnouncement): string =>
  [`${dish}.`, warning && `${warning}.`, change].filter(Boolean).join(' ');

type GapsProps = {
  food: string;
  /** Whether the food was added, not removed. */
  isAdded: boolean;
  names: Names;
};

/** Names the gaps of the smaller day that the larger one, with the food, doesn't have; empty if there are none. */
function describeGaps(
  larger: HeroDay,
  smaller: HeroDay,
  { food, isAdded, names: { changes, ...names } }: GapsProps,
): string {
  const closed = namesMissingFrom(larger, smaller, names);
  const [one, several] = isAdded
    ? [changes.closed, changes.closedSeveral]
    : [changes.opened, changes.openedSeveral];
  const nutrients = listOf(closed, changes.list);
  if (closed.length === 0) return '';
  return interpolate(closed.length === 1 ? one : several, { food, nutrient: nutrients, nutrients });
}

/** Says why a dish closes less with the food: which gaps took the places of closed ones. Empty if it doesn't. */
function describeLess(
  before: HeroDay,
  after: HeroDay,
  { food, names: { changes, ...names } }: Omit<GapsProps, 'isAdded'>,
): string {
  const closed = namesMissingFrom(after, before, names);
  const opened = namesMissingFrom(before, after, names);
  if (opened.length === 0 || closed.length === 0 || partOf(after) >= partOf(before)) return '';
  return interpolate(opened.length === 1 ? changes.less : changes.lessSeveral, {
    food,
    closed: listOf(closed, changes.list),
    opened: listOf(opened, changes.list),
  });
}

/** The part of the day's gaps that the dish closes. */
const partOf = ({ gaps }: HeroDay): number =>
  gaps.reduce((sum, { part }) => sum + part, 0) / gaps.length;

/** The names of the gaps of one day that aren't among those of the other. */
const namesMissingFrom = (
  other: HeroDay,
  { gaps }: HeroDay,
  { nutrients, locale }: Pick<Names, 'nutrients' | 'locale'>,
): string[] =>
  gaps
    .filter(({ symbol }) => !other.gaps.some((gap) => gap.symbol === symbol))
    .map(({ symbol }) => inSentenceOf(nutrients[symbol] ?? '', locale));

/** Joins names without `Intl`, because creating its first formatter takes long on a slow phone. */
const listOf = (names: readonly string[], template: string): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : interpolate(template, { names: names.slice(0, -1).join(', '), last });
};
