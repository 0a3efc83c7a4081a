import { Interpolated } from '../../../components/interpolated';

type DishScoreProps = {
  /** The score in words: `49%`. */
  score: string;
  /** What the score is, around its place: `{score} closed, on average`. */
  template: string;
  className?: string;
};

/** A score above the words that say what it is. */
export function DishScore({ score, template, className = '' }: DishScoreProps) {
  const figure = (
    <span
      className={`block font-display text-2xl leading-none font-extrabold tabular-nums ${className}`}
    >
      {score}
    </span>
  );
  return (
    <span className="w-min min-w-20 text-end text-xs leading-tight wrap-normal whitespace-normal">
      <Interpolated template={template} values={{ score: figure }} />
    </span>
  );
}
