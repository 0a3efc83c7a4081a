import { formatShare } from '../../../lib/format-amount';
import type { RankedDish } from '../../../lib/ranking/day';

type Labels = Pick<Queries.RankingDemoLabelsFragment['ranking'], 'tie' | 'nearTie'>;

/** More than what two sums of floating-point numbers differ by, less than what two dishes do. */
const NOISE = 1e-9;

/** What to say of each dish whose score reads like that of a neighbor: that they are equal, or nearly so. */
export const tiesOf = (ranked: readonly Pick<RankedDish, 'score'>[], labels: Labels) =>
  ranked.map(({ score }, place) => {
    const alike = [ranked[place - 1], ranked[place + 1]].filter(
      (neighbor) => neighbor && formatShare(neighbor.score) === formatShare(score),
    );
    if (alike.length === 0) return undefined;
    const isEqual = alike.some((neighbor) => Math.abs(neighbor!.score - score) < NOISE);
    return isEqual ? labels.tie : labels.nearTie;
  });
