import { Link2, RotateCcw, X } from '../../components/icons';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button';
import { formatNumber } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { nutrientsOf, portionsOf, rankForDay, withPortions } from '../../lib/ranking/day';
import { dayToFragment } from '../../lib/ranking/day-address';
import type { Day, Food, RankingData } from '../../lib/ranking/ranking-data';
import { describeChange, placesUp } from './describe-change';
import { FoodPicker } from './food-picker';
import { GapTable } from './gap-table';
import { TRY_PATH, type HeadingLevel } from './demo-place';
import { LeadingDishes } from './leading-dishes';
import { Plate } from './plate';
import { RankedDish } from './ranked-dish';
import { useDay } from './use-day';
import { useReorderAnimation } from './use-reorder-animation';
import { PersonPicker, personAndSet } from './person-picker';

type RankingDemoProps = {
  data: RankingData;
  labels: Queries.RankingDemoLabelsFragment;
  /** The pictures of the dishes, by their titles. */
  pictures: Queries.DishPicturesFragment['items'];
  /** The level of its headlines. */
  heading?: HeadingLevel;
  /** Whether the day is read from the page’s URL and written to it. */
  isInAddress?: boolean;
};

const rank = (data: RankingData, day: Day) => rankForDay(nutrientsOf(data, day), data.dishes);

const NOTHING_MOVED: ReadonlyMap<string, number> = new Map();

/**
 * Visitors choose a person and the foods of a day; ten dishes are ranked by the gaps that are left. Everything
 * is computed in the browser.
 */
export function RankingDemo(props: RankingDemoProps) {
  const { data, labels, pictures, heading = 'h2', isInAddress = true } = props;
  const Heading = heading;
  const list = useRef<HTMLOListElement>(null);
  const { day, isInvalid, setDay, isChanged } = useDay(data, labels.start, isInAddress);
  const [news, setNews] = useState({ text: '', up: NOTHING_MOVED });
  const [openDish, setOpenDish] = useState<string | null>(null);

  const nutrients = nutrientsOf(data, day);
  const ranked = rankForDay(nutrients, data.dishes);
  const shown = ranked.find(({ dish }) => dish.title === openDish) ?? ranked[0]!;
  useReorderAnimation(list, ranked.map(({ dish }) => dish.title).join());

  const change = (next: Day, what: string) => {
    const after = rank(data, next);
    const up = placesUp(ranked, after);
    setDay(next);
    setNews({ text: describeChange(what, after, up, labels.changes), up });
  };
  const changeFood = (next: Day, food: Food) => {
    const portions = portionsOf(next, food.id);
    const template = portions === 0 ? labels.changes.gone : labels.changes.more;
    change(next, interpolate(template, { food: food.name, portions: formatNumber(portions) }));
  };
  const changeWho = (who: Pick<Day, 'person' | 'set'>) => {
    const next = { ...day, ...who };
    const [person, set] = personAndSet(data, next);
    change(next, interpolate(labels.changes.who, { person, set }));
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(window.location.origin + TRY_PATH + dayToFragment(day));
    setNews({ text: labels.plate.copied, up: NOTHING_MOVED });
  };

  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)]">
      <p role="status" className="sr-only">
        {news.text}
      </p>
      <div className="min-w-0 rounded-panel border border-line bg-surface p-[min(1.25rem,5%)] sm:p-6">
        {isInvalid && (
          <p className="mb-5 rounded-2xl bg-butter px-4 py-3 text-on-tint">{labels.invalid}</p>
        )}
        <PersonPicker data={data} day={day} labels={labels.who} onChange={changeWho} />
        <div className="mt-6">
          <Plate
            data={data}
            day={day}
            labels={labels.plate}
            heading={heading}
            onChange={changeFood}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-2 noscript:hidden">
          <Button variant="secondary" onClick={() => change(labels.start, labels.changes.started)}>
            <RotateCcw className="size-4!" />
            {labels.plate.startOver}
          </Button>
          <Button
            variant="secondary"
            onClick={() => change({ ...day, eaten: [] }, labels.changes.cleared)}
          >
            <X className="size-4!" />
            {labels.plate.clear}
          </Button>
          <Button variant="secondary" onClick={() => void copyLink()}>
            <Link2 className="size-4!" />
            {news.text === labels.plate.copied ? labels.plate.copied : labels.plate.copy}
          </Button>
        </div>
        <Heading className="mt-8 mb-3 text-2xl noscript:hidden">{labels.plate.add}</Heading>
        <FoodPicker
          data={data}
          day={day}
          labels={labels.plate}
          onAdd={(food) =>
            changeFood(withPortions(day, food.id, portionsOf(day, food.id) + 1), food)
          }
        />
        {isChanged && (
          <LeadingDishes
            ranked={ranked}
            pictures={pictures}
            label={labels.ranking.jump}
            onJump={() => list.current?.scrollIntoView()}
          />
        )}
      </div>
      <div className="min-w-0">
        <Heading className="text-2xl">{labels.ranking.title}</Heading>
        <p className="mt-2 text-sm text-muted">
          {ranked[0]!.score > 0 ? labels.ranking.lead : labels.ranking.none}
        </p>
        <ol ref={list} className="mt-4 grid scroll-mt-24 grid-cols-1 gap-2.5">
          {ranked.map((each, position) => (
            <RankedDish
              key={each.dish.title}
              ranked={each}
              rank={position + 1}
              up={news.up.get(each.dish.title)}
              names={data.nutrients}
              picture={pictures.find(({ title }) => title === each.dish.title)}
              labels={labels}
              hasTable={news.text === '' || each.dish.title === openDish}
              onToggle={(isOpen) =>
                setOpenDish((open) => {
                  if (isOpen) return each.dish.title;
                  return open === each.dish.title ? null : open;
                })
              }
            />
          ))}
        </ol>
      </div>
      <div className="min-w-0 rounded-panel bg-sunken p-[min(1.25rem,5%)] sm:p-6 lg:col-span-full xl:sticky xl:top-24 xl:col-span-1 xl:self-start forced-colors:border">
        <GapTable
          names={data.nutrients}
          nutrients={nutrients}
          dish={shown.dish}
          labels={labels.gaps}
          heading={heading}
        />
      </div>
    </div>
  );
}
