import { Minus, Plus } from '../../components/icons';
import { useRef } from 'react';
import { Button } from '../../components/ui/button';
import { formatNumber } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { foodOf, MOST_PORTIONS, withPortions } from '../../lib/ranking/day';
import type { Day, Food, EatenFood, RankingData } from '../../lib/ranking/ranking-data';
import type { HeadingLevel } from './demo-place';

type PlateProps = {
  data: RankingData;
  day: Day;
  labels: Queries.RankingDemoLabelsFragment['plate'];
  heading: HeadingLevel;
  onChange(day: Day, food: Food): void;
};

/** What was eaten, with buttons for one portion more or less. */
export function Plate({ data, day, labels, heading: Heading, onChange }: PlateProps) {
  const title = useRef<HTMLHeadingElement>(null);

  const change = (food: Food, portions: number) => {
    onChange(withPortions(day, food.id, portions), food);
    // The button that had the focus is gone with its food.
    if (portions === 0) title.current?.focus();
  };

  return (
    <>
      <Heading ref={title} tabIndex={-1} className="text-2xl focus-visible:outline-offset-6">
        {labels.title}
      </Heading>
      {day.eaten.length === 0 && (
        <p className="mt-3 rounded-2xl border border-dashed border-control px-4 py-3 text-muted">
          {labels.empty}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {day.eaten.map((helping) => (
          <PlateItem
            key={helping.food}
            helping={helping}
            food={foodOf(data, helping.food)!}
            labels={labels}
            onChange={change}
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

type PlateItemProps = {
  helping: EatenFood;
  food: Food;
  labels: PlateProps['labels'];
  onChange(food: Food, portions: number): void;
};

function PlateItem({ helping: { portions }, food, labels, onChange }: PlateItemProps) {
  const step = (label: string, change: 1 | -1) => (
    <Button
      variant="outline"
      size="icon"
      className="noscript:hidden"
      aria-label={interpolate(label, { food: food.name })}
      aria-disabled={portions + change > MOST_PORTIONS}
      onClick={() => onChange(food, portions + change)}
    >
      {change > 0 ? <Plus /> : <Minus />}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-2 py-1.5">
      <p className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="font-semibold">{food.name}</span>{' '}
        <span className="block text-sm text-muted">{portionOf(food, labels)}</span>
      </p>
      <div className="flex items-center gap-2">
        {step(labels.less, -1)}
        <span className="min-w-5 text-center text-lg font-bold whitespace-nowrap tabular-nums">
          {interpolate(labels.portions, { portions: formatNumber(portions) })}
        </span>
        {step(labels.more, 1)}
      </div>
    </li>
  );
}
