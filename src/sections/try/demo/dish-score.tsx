import { Interpolated } from '../../../components/interpolated';
import { CountedShare } from './counted-share';
import type { DishRow } from './ranked-dish';

type DishScoreProps = Pick<DishRow, 'ranked' | 'former'> & {
  /** Such as `{score} of today’s gaps`. */
  template: string;
  className: string;
};

/** The first dish’s score, and the words that explain it. */
export const DishScore = ({ ranked, template, ...share }: DishScoreProps) => (
  <p className="flex flex-wrap items-baseline gap-x-1.5 text-[0.8125rem] leading-tight wrap-normal">
    <Interpolated
      template={template}
      values={{ score: <CountedShare share={ranked.score} {...share} /> }}
    />
  </p>
);
