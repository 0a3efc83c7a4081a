import { EndOfFirstSight } from '../../components/end-of-first-sight';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { LiveRegion } from '../../components/live-region';
import { Static } from '../../islands/static';
import { itemAt } from '../../lib/item-at';
import type { RankingData } from '../../lib/ranking/ranking-data';
import type { DayChange } from './day/day-reducer';
import { describeChange } from './day/describe-change';
import { DietSwitch } from './day/diet-switch';
import { NutrientTable } from './day/nutrient-table';
import { PersonPicker } from './day/person-picker';
import { useDay } from './day/use-day';
import { useLater } from './use-later';
import { DemoContext } from './demo-context';
import { EatenFoods } from './foods/eaten-foods';
import { FoodPicker } from './foods/food-picker';
import { DayReached } from './ranking/day-reached';
import type { DishRow } from './ranking/dish-row';
import { Podium } from './ranking/podium';
import { Ranking } from './ranking/ranking';
import { useReorderAnimation } from './ranking/use-reorder-animation';
import { SignUp } from './sign-up';

type RankingDemoProps = {
  data: RankingData;
  labels: Queries.RankingDemoLabelsFragment;
  /** The dishes’ plates, by title. */
  pictures: Queries.RankedPicturesFragment['items'];
  /** Whom the demo is for, and what it can’t know. */
  safety: ReactNode;
};

/**
 * Ranks ten dishes by the gaps that a day leaves. Visitors choose the person and the foods. Everything is calculated in
 * the browser.
 */
export function RankingDemo({ data, labels, pictures, safety }: RankingDemoProps) {
  // A tap paints the foods first, then the podium, then the rest.
  const [tapped, dispatch] = useDay(data, labels.start);
  const { day, nutrients, ranked, last, isInvalid } = useDeferredValue(tapped);
  const [openDish, setOpenDish] = useState<string | null>(null);
  const [openWay, setOpenWay] = useState<HTMLElement | null>(null);
  const firstFood = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const first = itemAt(ranked, 0);
  const isEmpty = day.eaten.length === 0;
  const hasGaps = first.gaps.length > 0;
  const isMoved = last !== null && hasGaps;
  const effect = useMemo(
    () => last && describeChange(last, { day, nutrients, ranked }, data, labels),
    [last, day, nutrients, ranked, data, labels],
  );
  const rows = useMemo(
    () =>
      ranked.map((each, place): DishRow => {
        const { title } = each.dish;
        const files = pictures.find((dish) => dish.title === title);
        return {
          title,
          rank: place + 1,
          gained: effect?.gained.get(title),
          raised: place === 0 ? effect?.raised : undefined,
          picture: files?.plate,
          photo: files?.image,
          ranked: each,
          isOpen: title === openDish,
        };
      }),
    [ranked, pictures, effect, openDish],
  );
  const shown = ranked.find(({ dish }) => dish.title === openDish) ?? first;
  const ranking = useLater(
    useMemo(
      () => ({
        rows,
        day,
        nutrients,
        signUp: isMoved && <SignUp openWay={openWay} className="sign-up-beside" />,
      }),
      [rows, day, nutrients, isMoved, openWay],
    ),
  );
  const table = useLater(
    useMemo(
      () => ({ nutrients, dish: shown.dish, set: day.set, isEmpty }),
      [nutrients, shown.dish, day.set, isEmpty],
    ),
  );

  const { list: podium, rememberPlaces: rememberPodium } = useReorderAnimation(orderOf(rows));
  const { list, rememberPlaces: rememberList } = useReorderAnimation(orderOf(ranking.rows));
  const demo = useMemo(() => {
    const change = (what: DayChange) => {
      rememberPodium();
      rememberList();
      dispatch(what);
      // Of an empty plate, its table would list all nutrients.
      if (what.type === 'cleared') setOpenDish(null);
    };
    return { data, labels, change, setOpenWay };
  }, [data, labels, dispatch, rememberPodium, rememberList]);
  const jump = useCallback(() => heading.current?.scrollIntoView(), []);
  const toggle = useCallback(
    (title: string, isOpen: boolean) =>
      setOpenDish((open) => (isOpen ? title : open === title ? null : open)),
    [],
  );

  return (
    <DemoContext value={demo}>
      <div className="ranking-demo">
        <div className="min-w-0">
          {hasGaps ? (
            <Podium list={podium} rows={rows} onJump={jump} />
          ) : (
            // The part below the foods says it to screen readers.
            <div aria-hidden className="lg:hidden print:hidden">
              <DayReached nutrients={nutrients} className="mb-4" />
            </div>
          )}
          {/* React leaves the link to the other styles as it is. */}
          <Static name="end-of-first-sight" className="hidden">
            <EndOfFirstSight />
          </Static>
          <div className="day-panel">
            {isInvalid && (
              <p className="mb-5 rounded-2xl bg-butter px-4 py-3 text-on-tint">{labels.invalid}</p>
            )}
            <h2 className="text-xl print:hidden noscript:hidden">
              {tapped.isOwn ? labels.foods.addMorning : labels.foods.add}
            </h2>
            <PersonPicker person={tapped.day.person} set={tapped.day.set} />
            <DietSwitch set={tapped.day.set} isMeatless={tapped.day.isMeatless === true} />
            <FoodPicker
              day={tapped.day}
              isOwn={tapped.isOwn}
              news={effect?.news ?? (hasGaps ? labels.changes.hint : labels.ranking.none)}
              firstFood={firstFood}
            />
            <LiveRegion event={last}>
              {effect ? effect.announcement : isInvalid ? labels.invalid : ''}
            </LiveRegion>
            <EatenFoods
              day={tapped.day}
              listed={tapped.listed}
              changed={tapped.changed}
              firstFood={firstFood}
            />
            <p className="mt-3 text-sm text-muted">
              {labels.ranking.noneEnergy} {labels.who.healthy}
            </p>
          </div>
          {isMoved && <SignUp openWay={openWay} className="sign-up-bar" />}
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Ranking {...ranking} heading={heading} list={list} onToggle={toggle} />
          <Static name="safety" className="demo-safety">
            {safety}
          </Static>
        </div>
        <div className="min-w-0 rounded-panel bg-sunken p-[min(1.25rem,5%)] sm:p-6 lg:sticky lg:top-24 lg:self-start forced-colors:border">
          <NutrientTable {...table} />
        </div>
      </div>
    </DemoContext>
  );
}

const orderOf = (rows: readonly DishRow[]) => rows.map(({ title }) => title).join();
