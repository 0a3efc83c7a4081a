import { AmountBar } from '../../../components/amount-bar';

type NutrientBarProps = {
  name: string;
  target: number;
  amount: number;
  added?: number;
  /** Such as `5 + 19 / 25 g`. */
  amounts: string;
};

/** A nutrient with its amounts, and a bar that is full when the target is reached. */
export function NutrientBar(props: NutrientBarProps) {
  const { name, target, amount, added = 0, amounts } = props;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted tabular-nums">{amounts}</dd>
      <dd aria-hidden className="mt-1.5 basis-full">
        <AmountBar amount={amount / target} added={added / target} />
      </dd>
    </div>
  );
}
