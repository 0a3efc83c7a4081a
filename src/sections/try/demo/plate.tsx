import { memo, type RefObject } from 'react';
import { Minus, Plus, RotateCcw, X } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodOf, MOST_PORTIONS } from '../../../lib/ranking/day';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';
import type { Change } from './use-day';

type Labels = Queries.RankingDemoLabelsFragment['plate'];

type PlateProps = {
  data: RankingData;
  day: Day;
  /** The example’s day. */
  start: Day;
  /** The first food of the picker. It gets the focus when the plate becomes empty. */
  firstFood: RefObject<HTMLButtonElement | null>;
  labels: Labels;
  onPortions(food: Food, by: 1 | -1): void;
  onChange(next: (day: Day) => Day, change: Change): void;
};

/** The foods eaten, with buttons for one portion more or less. */
export function Plate({ data, day, start, firstFood, labels, onPortions, onChange }: PlateProps) {
  const { eaten } = day;
  const clear = () => {
    firstFood.current?.focus();
    onChange((now) => ({ ...now, eaten: [] }), 'cleared');
  };
  return (
    <>
      <h2 className="mt-5 text-xl">{labels.title}</h2>
      {eaten.length === 0 && (
        <p className="mt-3 rounded-2xl border border-dashed border-control px-4 py-3 text-muted">
          {labels.empty}
        </p>
      )}
      <ul className="mt-1">
        {eaten.map(({ food, portions }, at) => (
          <PlateItem
            key={food}
            food={foodOf(data, food)!}
            portions={portions}
            neighbor={(eaten[at + 1] ?? eaten[at - 1])?.food}
            firstFood={firstFood}
            labels={labels}
            onPortions={onPortions}
          />
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap justify-between gap-x-2 text-sm print:hidden noscript:hidden">
        <Button
          variant="link"
          aria-disabled={day === start}
          onClick={() => onChange(() => start, 'startedOver')}
        >
          <RotateCcw className="size-4!" />
          {labels.startOver}
        </Button>{' '}
        <Button variant="link" aria-disabled={eaten.length === 0} onClick={clear}>
          <X className="size-4!" />
          {labels.clear}
        </Button>
      </div>
    </>
  );
}

/** Describes a portion: `1 kiwi, 69 g`. */
export const portionOf = ({ portion, grams }: Food, labels: Pick<Labels, 'portion'>): string =>
  interpolate(labels.portion, { portion, grams: formatNumber(grams) });

/** The id of the button for one portion less of a food. */
const lessId = (food: string) => `less-${food}`;

type PlateItemProps = Pick<PlateProps, 'firstFood' | 'labels' | 'onPortions'> & {
  food: Food;
  portions: number;
  /** The id of the food that gets the focus when this one disappears. */
  neighbor: string | undefined;
};

const PlateItem = memo(function PlateItem(props: PlateItemProps) {
  const { food, portions, neighbor, firstFood, labels, onPortions } = props;
  const takeOne = () => {
    if (portions === 1)
      (neighbor ? document.getElementById(lessId(neighbor)) : firstFood.current)?.focus();
    onPortions(food, -1);
  };
  const look = {
    variant: 'outline',
    size: 'icon',
    className: 'print:hidden noscript:hidden',
  } as const;
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-line py-1 first:border-0">
      <p className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="font-semibold">{food.name}</span>{' '}
        <span className="block text-sm text-muted">{portionOf(food, labels)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          {...look}
          id={lessId(food.id)}
          aria-label={interpolate(labels.less, { food: food.name })}
          onClick={takeOne}
        >
          <Minus />
        </Button>
        <span className="min-w-5 text-center text-lg font-bold whitespace-nowrap tabular-nums">
          {interpolate(labels.portions, { portions: formatNumber(portions) })}
        </span>
        <Button
          {...look}
          aria-label={interpolate(labels.more, { food: food.name })}
          aria-disabled={portions === MOST_PORTIONS}
          onClick={() => onPortions(food, 1)}
        >
          <Plus />
        </Button>
      </div>
    </li>
  );
});
