import { Minus, Plus } from '../../../components/icons';
import { memo, useCallback, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodOf, MOST_PORTIONS } from '../../../lib/ranking/day';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';

type PlateProps = {
  data: RankingData;
  day: Day;
  labels: Queries.RankingDemoLabelsFragment['plate'];
  onChange(food: Food, by: 1 | -1): void;
};

/** What was eaten, with buttons for one portion more or less. */
export function Plate({ data, day, labels, onChange }: PlateProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with its food.
  const focusTitle = useCallback(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="mt-5 text-xl focus-visible:outline-offset-6">
        {labels.title}
      </h2>
      {day.eaten.length === 0 && (
        <p className="mt-3 rounded-2xl border border-dashed border-control px-4 py-3 text-muted">
          {labels.empty}
        </p>
      )}
      <ul className="mt-1">
        {day.eaten.map(({ food, portions }) => (
          <PlateItem
            key={food}
            food={foodOf(data, food)!}
            portions={portions}
            labels={labels}
            onChange={onChange}
            onRemove={focusTitle}
          />
        ))}
      </ul>
    </>
  );
}

/** A portion of a food in words. */
export const portionOf = (
  { portion, grams }: Food,
  labels: Pick<PlateProps['labels'], 'portion'>,
): string => interpolate(labels.portion, { portion, grams: formatNumber(grams) });

type PlateItemProps = Pick<PlateProps, 'labels' | 'onChange'> & {
  food: Food;
  portions: number;
  onRemove(): void;
};

const PlateItem = memo(function PlateItem(props: PlateItemProps) {
  const { food, portions, labels, onChange, onRemove } = props;
  const change = (by: 1 | -1) => {
    onChange(food, by);
    if (portions + by === 0) onRemove();
  };
  const step = (label: string, by: 1 | -1) => (
    <Button
      variant="outline"
      size="icon"
      className="print:hidden noscript:hidden"
      aria-label={interpolate(label, { food: food.name })}
      aria-disabled={portions + by > MOST_PORTIONS}
      onClick={() => change(by)}
    >
      {by > 0 ? <Plus /> : <Minus />}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-2 py-0.5">
      <p className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="font-semibold">{food.name}</span>{' '}
        <span className="block text-sm text-muted">{portionOf(food, labels)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {step(labels.less, -1)}
        <span className="min-w-5 text-center text-lg font-bold whitespace-nowrap tabular-nums">
          {interpolate(labels.portions, { portions: formatNumber(portions) })}
        </span>
        {step(labels.more, 1)}
      </div>
    </li>
  );
});
