import { ChevronDown, RotateCcw, X } from '../../../components/icons';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import {
  foodsOf,
  portionsOf,
  withPortions,
  type RankedDish as Ranked,
} from '../../../lib/ranking/day';
import { COUNTED_GAPS } from '../../../lib/ranking/gap-score';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';
import { announce, describeChange, newsOf, placesUp } from './announcement';
import { DayTable } from './day-table';
import { FoodPicker } from './food-picker';
import { PersonPicker } from './person-picker';
import { Plate } from './plate';
import { Podium } from './podium';
import { RankedDish } from './ranked-dish';
import { tiesOf } from './ties';
import { useDay, type Change } from './use-day';
import { useReorderAnimation } from './use-reorder-animation';

export type Pictures = Queries.DishPicturesFragment['items'];

/** How many dishes stay in sight while foods are tapped. */
const ON_PODIUM = 3;

const isBelowPodium = (before: readonly Ranked[], { dish }: Ranked) =>
  before.findIndex((each) => each.dish.title === dish.title) >= ON_PODIUM;

type RankingDemoProps = {
  data: RankingData;
  labels: Queries.RankingDemoLabelsFragment;
  /** The pictures of the dishes, by their titles. */
  pictures: Pictures;
};

/**
 * Visitors choose a person and the foods of a day; ten dishes are ranked by the gaps that are left. Everything
 * is computed in the browser.
 */
export function RankingDemo({ data, labels, pictures }: RankingDemoProps) {
  const { day, nutrients, ranked, last, isInvalid, changeDay } = useDay(data, labels.start);
  const [openDish, setOpenDish] = useState<string | null>(null);

  const up = placesUp(last?.before ?? [], ranked);
  const scores = ranked.map(({ score }) => formatShare(score));
  const ties = tiesOf(ranked, labels.ranking);
  const first = ranked[0]!;
  const isRanked = first.gaps.length > 0;
  const isEmpty = day.eaten.length === 0;
  const shown = ranked.find(({ dish }) => dish.title === openDish) ?? first;
  // The table follows the order of the dishes, so that the order is painted sooner.
  const table = useDeferredValue(
    useMemo(
      () => ({ nutrients, dish: shown.dish, set: day.set, isEmpty }),
      [nutrients, shown.dish, day.set, isEmpty],
    ),
  );

  // A tap changes the places by `order`, because moving elements would style and lay out each of them again. The
  // document follows after the paint. A `style` that is always there would break the policy on the first load.
  const inDocument = useDeferredValue(ranked);
  const placed = inDocument.map(({ dish }) =>
    ranked.findIndex((each) => each.dish.title === dish.title),
  );
  const isInOrder = placed.every((place, position) => place === position);
  const titles = ranked.map(({ dish }) => dish.title);
  const { list, rememberPlaces } = useReorderAnimation<HTMLOListElement>(titles.join());
  const podium = useReorderAnimation<HTMLOListElement>(titles.slice(0, ON_PODIUM).join());
  const { rememberPlaces: rememberPodium } = podium;
  const change = useCallback(
    (next: (day: Day) => Day, what: Change) => {
      rememberPlaces();
      rememberPodium();
      changeDay(next, what);
    },
    [changeDay, rememberPlaces, rememberPodium],
  );
  const changePortions = useCallback(
    (food: Food, by: 1 | -1) =>
      change((now) => withPortions(now, food.id, portionsOf(now, food.id) + by), food),
    [change],
  );
  const toggle = useCallback(
    (title: string, isOpen: boolean) =>
      setOpenDish((open) => (isOpen ? title : open === title ? null : open)),
    [],
  );
  const pictureOf = ({ dish }: Ranked) => pictures.find(({ title }) => title === dish.title)?.image;

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-y-6">
      <p role="status" className="sr-only">
        {last &&
          announce(
            describeChange(last.change, data, day, labels.changes),
            ranked,
            up,
            labels.changes,
          )}
      </p>
      <div className="min-w-0 lg:col-start-2">
        {isRanked && (
          <Podium
            list={podium.list}
            dishes={ranked.slice(0, ON_PODIUM).map((each, place) => ({
              title: each.dish.title,
              score: scores[place]!,
              picture: pictureOf(each),
              isNew: last !== null && isBelowPodium(last.before, each),
            }))}
            labels={labels.ranking}
            onJump={() => list.current?.scrollIntoView()}
          />
        )}
        <div className="rounded-panel border border-line bg-surface p-[min(1.25rem,5%)] pb-3 sm:p-6 sm:pt-5">
          <div aria-live="polite">
            {isInvalid && (
              <p className="mb-5 rounded-2xl bg-butter px-4 py-3 text-on-tint">{labels.invalid}</p>
            )}
          </div>
          <h2 className="text-xl print:hidden noscript:hidden">{labels.plate.add}</h2>
          <PersonPicker
            data={data}
            person={day.person}
            set={day.set}
            labels={labels.who}
            onChange={change}
          />
          <FoodPicker
            data={data}
            day={day}
            news={last ? newsOf(last.before, ranked, up, labels.changes) : labels.changes.hint}
            labels={labels.plate}
            onChange={changePortions}
          />
          <Plate data={data} day={day} labels={labels.plate} onChange={changePortions} />
          <div className="mt-1 flex flex-wrap justify-between gap-x-2 text-sm print:hidden noscript:hidden">
            <Button
              variant="link"
              aria-disabled={day === labels.start}
              onClick={() => change(() => labels.start, 'started')}
            >
              <RotateCcw className="size-4!" />
              {labels.plate.startOver}
            </Button>{' '}
            <Button
              variant="link"
              aria-disabled={isEmpty}
              onClick={() => change((now) => ({ ...now, eaten: [] }), 'cleared')}
            >
              <X className="size-4!" />
              {labels.plate.clear}
            </Button>
          </div>
        </div>
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <h2 className="text-2xl">{labels.ranking.title}</h2>
        <p className="mt-1 text-muted">
          {isRanked
            ? interpolate(isEmpty ? labels.ranking.empty : labels.ranking.lead, {
                gaps: formatNumber(isEmpty ? first.gaps.length : COUNTED_GAPS),
              })
            : labels.ranking.none}
        </p>
        <ol ref={list} hidden={!isRanked} className="mt-4 grid scroll-mt-24 grid-cols-1 gap-2.5">
          {placed.map((place) => (
            <RankedDish
              key={ranked[place]!.dish.title}
              ranked={ranked[place]!}
              rank={place + 1}
              isInOrder={isInOrder}
              score={scores[place]!}
              tie={ties[place]}
              up={up.get(ranked[place]!.dish.title)}
              names={data.nutrients}
              picture={pictureOf(ranked[place]!)}
              labels={labels}
              onToggle={toggle}
            />
          ))}
        </ol>
        <details className="group mt-4 text-sm text-muted">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-ink [&::-webkit-details-marker]:hidden">
            {labels.ranking.about}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-accent transition-transform duration-300 group-open:rotate-180"
            />
          </summary>
          <p className="mt-1">
            {interpolate(labels.ranking.exact, { gaps: formatNumber(COUNTED_GAPS) })}
          </p>
          <p className="mt-2">
            {interpolate(labels.ranking.demo, {
              dishes: formatNumber(data.dishes.length),
              nutrients: formatNumber(nutrients.filter(({ target }) => target > 0).length),
              foods: formatNumber(foodsOf(data).length),
              sets: formatNumber(data.sets.length),
            })}
          </p>
          <p className="mt-2">{labels.ranking.sources}</p>
        </details>
      </div>
      <div className="min-w-0 rounded-panel bg-sunken p-[min(1.25rem,5%)] sm:p-6 lg:sticky lg:top-24 lg:col-start-2 lg:self-start forced-colors:border">
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
