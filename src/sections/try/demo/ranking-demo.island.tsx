import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { LiveRegion } from '../../../components/live-region';
import { portionsOf, withPortions } from '../../../lib/ranking/day';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';
import { DayTable } from './day-table';
import { describeChange } from './describe-change';
import { FoodPicker } from './food-picker';
import { PersonPicker } from './person-picker';
import { Plate } from './plate';
import { Podium } from './podium';
import type { DishRow } from './ranked-dish';
import { Ranking } from './ranking';
import { useDay, type Change } from './use-day';
import { useReorderAnimation } from './use-reorder-animation';

type RankingDemoProps = {
  data: RankingData;
  labels: Queries.RankingDemoLabelsFragment;
  /** The dishes’ plates, by title. */
  pictures: Queries.PlatePicturesFragment['items'];
};

/**
 * Ranks ten dishes by the gaps that a day leaves. Visitors choose the person and the foods. Everything is calculated in
 * the browser.
 */
export function RankingDemo({ data, labels, pictures }: RankingDemoProps) {
  const { day, nutrients, ranked, last, isInvalid, changeDay } = useDay(data, labels.start);
  const [openDish, setOpenDish] = useState<string | null>(null);
  const firstFood = useRef<HTMLButtonElement>(null);

  const first = ranked[0]!;
  const isEmpty = day.eaten.length === 0;
  const change = last && describeChange(last, { day, ranked }, data, labels);
  const rows = ranked.map((each, place): DishRow => {
    const { title } = each.dish;
    return {
      title,
      rank: place + 1,
      gained: change?.gained.get(title),
      raised: place === 0 ? change?.raised : undefined,
      picture: pictures.find((dish) => dish.title === title)?.plate,
      ranked: each,
      isOpen: title === openDish,
    };
  });
  const shown = ranked.find(({ dish }) => dish.title === openDish) ?? first;
  // The table renders after the ranking, so the ranking is painted sooner.
  const table = useDeferredValue(
    useMemo(
      () => ({ nutrients, dish: shown.dish, set: day.set, isEmpty }),
      [nutrients, shown.dish, day.set, isEmpty],
    ),
  );

  const order = rows.map(({ title }) => title).join();
  const { list, podium, rememberPlaces } = useReorderAnimation(order);
  const changeWith = useCallback(
    (next: (day: Day) => Day, what: Change) => {
      rememberPlaces();
      changeDay(next, what);
    },
    [changeDay, rememberPlaces],
  );
  const changePortions = useCallback(
    (food: Food, by: 1 | -1) =>
      changeWith((now) => withPortions(now, food.id, portionsOf(now, food.id) + by), { food, by }),
    [changeWith],
  );
  const toggle = useCallback(
    (title: string, isOpen: boolean) =>
      setOpenDish((open) => (isOpen ? title : open === title ? null : open)),
    [],
  );

  return (
    <div className="ranking-demo grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-y-6">
      <div className="min-w-0">
        {first.gaps.length > 0 && (
          <Podium
            list={podium}
            rows={rows}
            labels={labels.ranking}
            onJump={() => list.current?.scrollIntoView()}
          />
        )}
        <div className="rounded-panel border border-line bg-surface p-[min(1.25rem,5%)] pb-3 sm:p-6 sm:pt-5">
          {isInvalid && (
            <p className="mb-5 rounded-2xl bg-butter px-4 py-3 text-on-tint">{labels.invalid}</p>
          )}
          <h2 className="text-xl print:hidden noscript:hidden">{labels.plate.add}</h2>
          <PersonPicker
            data={data}
            person={day.person}
            set={day.set}
            labels={labels.who}
            onChange={changeWith}
          />
          <FoodPicker
            data={data}
            day={day}
            news={change ? change.news : labels.changes.hint}
            firstFood={firstFood}
            labels={labels.plate}
            onChange={changePortions}
          />
          <LiveRegion>{change ? change.announcement : isInvalid ? labels.invalid : ''}</LiveRegion>
          <p className="mt-3 text-sm text-muted">{labels.who.healthy}</p>
          <Plate
            data={data}
            day={day}
            start={labels.start}
            firstFood={firstFood}
            labels={labels.plate}
            onPortions={changePortions}
            onChange={changeWith}
          />
        </div>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Ranking
          list={list}
          rows={rows}
          isEmpty={isEmpty}
          data={data}
          nutrients={nutrients}
          labels={labels}
          onToggle={toggle}
        />
      </div>
      <div className="min-w-0 rounded-panel bg-sunken p-[min(1.25rem,5%)] sm:p-6 lg:sticky lg:top-24 lg:self-start forced-colors:border">
        <DayTable
          names={data.nutrients}
          nutrients={table.nutrients}
          dish={table.dish}
          set={data.sets.find(({ id }) => id === table.set)!}
          isEmpty={table.isEmpty}
          labels={labels.gaps}
        />
      </div>
    </div>
  );
}
