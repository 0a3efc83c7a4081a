/** How a feature is laid out on wide screens. */
export type FeatureLayout = {
  /** Whether it is as wide as the page. The others share a row with a neighbor. */
  isWide: boolean;
  /** Whether it is on the page itself, without a colored panel. */
  isOpen: boolean;
};

/** Every third row is open, so that the panels don't form a wall. */
const OPEN_ROWS = 3;

/** The layout of a feature by its position: a wide one, then two that share a row, unless the last would be alone. */
export function featureLayout(position: number, length: number): FeatureLayout {
  const isWide = position % 3 === 0 && position !== length - 2;
  const isBesideWide = position === length - 1 && length % 3 === 2;
  const first = isBesideWide ? position - 1 : position;
  const row = 2 * Math.floor(first / 3) + (first % 3 === 0 ? 0 : 1);
  return { isWide, isOpen: row % OPEN_ROWS === 0 };
}
