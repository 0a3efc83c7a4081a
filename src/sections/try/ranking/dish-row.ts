import type { PictureFile } from '../../../lib/picture-file';
import type { RankedDish } from '../../../lib/ranking/day';
import { COUNTED_GAPS, type ClosedGap } from '../../../lib/ranking/gap-score';

/** The same for all places, so that a dish keeps its file when it moves. */
export const DISH_SIZES = '160px';

/** The photo of an open dish. */
export const PHOTO_SIZES = '(min-width: 96rem) 34rem, (min-width: 40rem) 22rem, 85vw';

/** A dish in the ranking. */
export type DishRow = {
  title: string;
  rank: number;
  /** How many places the last change moved it up. */
  gained: number | undefined;
  /** How many points the last change raised the first dish’s score: `+7 points`. */
  raised: string | undefined;
  /** Its food from above, for a plate. */
  picture: PictureFile | undefined;
  /** Its photo, for an open dish. */
  photo: PictureFile | undefined;
  ranked: RankedDish;
  isOpen: boolean;
};

/** The gaps that a plate names. On an empty plate all gaps count, which are too many. */
export const namedGapsOf = ({ gaps }: RankedDish): readonly ClosedGap[] =>
  gaps.length <= COUNTED_GAPS + 1 ? gaps : [];

/** The arcs of a plate: a gap each, or one for the score where the gaps are too many to name. */
export const arcsOf = (ranked: RankedDish): readonly number[] => {
  const named = namedGapsOf(ranked);
  return named.length > 0 ? named.map(({ share }) => share) : [ranked.score];
};
