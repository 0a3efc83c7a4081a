import { Interpolated } from '../../../components/interpolated';

type DishScoreProps = {
  /** The score in words: `49%`. */
  score: string;
  /** What the score is, around its place: `{score} of today’s gaps`. */
  template: string;
  /** That another dish has the same score, in words. */
  tie?: string;
  /** Whether the words stand beside the score on wide screens, too, where there are others below it. */
  isInRow?: boolean;
  className?: string;
};

/** A score with the words that say what it is. */
export function DishScore({ score, template, tie, isInRow, className = '' }: DishScoreProps) {
  const figure = (
    <span
      className={`block font-display text-2xl leading-none font-heavy tabular-nums ${className}`}
    >
      {score}
    </span>
  );
  return (
    <span
      className={`flex flex-wrap items-baseline gap-x-1.5 leading-tight wrap-normal ${isInRow ? 'text-[0.8125rem]' : 'text-sm whitespace-nowrap sm:block sm:w-min sm:text-end'}`}
    >
      <Interpolated template={template} values={{ score: figure }} />{' '}
      {tie && <span className="block font-bold">{tie}</span>}
    </span>
  );
}
