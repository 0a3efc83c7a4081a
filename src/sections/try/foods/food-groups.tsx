import { useEffect, useRef, useState } from 'react';
import { Summary } from '../../../components/ui/disclosure';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodsOf } from '../../../lib/ranking/day';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { FoodList } from './food-list';

type FoodGroupsProps = {
  day: Day;
  /** Whether the groups are shown without being asked for. */
  isOpen: boolean;
};

/** All foods in groups, each group in a `<details>`. */
export function FoodGroups({ day, isOpen }: FoodGroupsProps) {
  const { data, labels } = useDemo();
  const [isBrowsing, setIsBrowsing] = useState(false);
  const browser = useRef<HTMLDetailsElement>(null);
  // The visitor can open the list before React starts.
  useEffect(() => setIsBrowsing(browser.current?.open ?? false), []);
  const groups = (
    <div className="food-scroller border-t border-line">
      {data.groups.map(({ name, foods }) => (
        <details key={name} name="foods" className="border-b border-line">
          <Summary>{name}</Summary>
          <div className="pt-1 pb-4">
            <FoodList foods={foods} day={day} />
          </div>
        </details>
      ))}
    </div>
  );
  return (
    <details
      ref={browser}
      open={isOpen || isBrowsing}
      className="mt-2"
      onToggle={({ currentTarget }) => !isOpen && setIsBrowsing(currentTarget.open)}
    >
      <Summary>
        {interpolate(labels.foods.browse, { foods: formatNumber(foodsOf(data).length) })}
      </Summary>
      {/* Only when it is open: the foods would double the elements of the first view. */}
      {(isOpen || isBrowsing) && groups}
    </details>
  );
}
