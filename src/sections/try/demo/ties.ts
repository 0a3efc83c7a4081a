import { formatShare } from '../../../lib/format-amount';
import type { RankedDish } from '../../../lib/ranking/day';

type Labels = Pick<Queries.RankingDemoLabelsFragment['ranking'], 'tie' | 'nearTie'>;

/** Labels dishes with the same displayed score as a neighbor: ties and near ties. */
export const tiesOf = (ranked: readonly Pick<RankedDish, 'score'>[], labels: Labels) =>
  ranked.map(({ score }, place) => {
    const alike = [ranked[place - 1], ranked[place + 1]].filter(
      (neighbor) => neighbor && formatShare(neighbor.score) === formatShare(score),
    );
    if (alike.length === 0) return undefined;
    const isEqual = alike.some((neighbor) => neighbor!.score === score);
    return isEqual ? labels.tie : labels.nearTie;
  });
