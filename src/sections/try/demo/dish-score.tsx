import { Interpolated } from '../../../components/interpolated';
import { formatShare } from '../../../lib/format-amount';

type DishScoreProps = {
  /** From 0 to 1. */
  score: number;
  /** Such as `{score} of today’s gaps`. */
  template: string;
  className: string;
};

/** The first dish’s score in words. */
export const DishScore = ({ score, template, className }: DishScoreProps) => (
  <p className="flex flex-wrap items-baseline gap-x-1.5 text-[0.8125rem] leading-tight wrap-normal sm:text-base 2xl:text-xl">
    <Interpolated
      template={template}
      values={{
        score: (
          <b className={`font-display leading-none font-heavy tabular-nums ${className}`}>
            {formatShare(score)}
          </b>
        ),
      }}
    />
  </p>
);
