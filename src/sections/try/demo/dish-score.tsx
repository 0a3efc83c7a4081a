import { Interpolated } from '../../../components/interpolated';

type DishScoreProps = {
  /** The formatted score: `49%`. */
  score: string;
  /** Such as `{score} of today’s gaps`. */
  template: string;
  /** Whether the words stay beside the score on wide screens instead of below it. */
  isInRow?: boolean;
  className?: string;
};

/** A score and the words that explain it. */
export function DishScore({ score, template, isInRow, className = '' }: DishScoreProps) {
  const look = `block font-display text-2xl leading-none font-heavy tabular-nums ${className}`;
  return (
    <span
      className={`flex flex-wrap items-baseline gap-x-1.5 leading-tight wrap-normal ${isInRow ? 'text-[0.8125rem]' : 'text-sm whitespace-nowrap sm:block sm:w-min sm:text-end'}`}
    >
      <Interpolated template={template} values={{ score: <span className={look}>{score}</span> }} />
    </span>
  );
}
