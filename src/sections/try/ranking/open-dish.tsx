import { ArrowRight } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import { formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { ClosedGaps } from './closed-gaps';
import { CopyDay } from './copy-day';
import { PHOTO_SIZES, type DishRow } from './dish-row';
import { namesOf } from './names-of';
import { sodiumLine } from './sodium-line';

type OpenDishProps = { row: DishRow; day: Day };

/**
 * The dish large, its portion and sodium, a link to sign up, what it does for the gaps that count, and the link to the day. The
 * notes about the food table follow the figures. `relative` puts all of it above the tap area.
 */
export function OpenDish({ row, day }: OpenDishProps) {
  const { data, labels: all, setOpenWay } = useDemo();
  const labels = all.ranking;
  const { title, photo, isOpen, ranked } = row;
  const { dish, gaps } = ranked;
  const portion = interpolate(labels.portion, {
    ingredients: dish.ingredients,
    servings: formatNumber(dish.servings),
  });
  const advice = [
    dish.cookThrough && interpolate(labels.cookThrough, { foods: dish.cookThrough }),
    dish.pasteurized && interpolate(labels.pasteurized, { foods: dish.pasteurized }),
  ].filter((each) => each !== undefined);
  const sodium = sodiumLine(data, day, dish, labels);
  return (
    <div className="open-dish">
      <div className="open-dish-text grid content-start gap-3">
        <p>{portion}</p>
        {sodium && <p>{sodium}</p>}
        {advice.length > 0 && <p>{interpolate(labels.caution, { advice: formatList(advice) })}</p>}
        {day.isMeatless && dish.meatlessNote && (
          <p className="font-semibold">{dish.meatlessNote}</p>
        )}
        <p ref={isOpen ? setOpenWay : undefined}>
          <a href={labels.signUp.href} className="way-on text-base">
            {interpolate(labels.signUpFor, { dish: inSentence(title) })}
            {isOpen && <ArrowRight aria-hidden className="size-4 shrink-0" />}
          </a>
        </p>
      </div>
      {/* Ten closed ones would only make the document longer. */}
      {isOpen && photo && (
        <div className="open-dish-photo">
          <Picture file={photo} alt="" sizes={PHOTO_SIZES} />
        </div>
      )}
      {gaps.length > 0 && <ClosedGaps gaps={gaps} />}
      <div className="grid gap-1">
        {dish.unknown.map(({ food, nutrients }) => (
          <p key={food}>
            {interpolate(labels.unknown, { food, nutrients: namesOf(nutrients, data.nutrients) })}
          </p>
        ))}
        {isOpen && <CopyDay day={day} />}
      </div>
    </div>
  );
}
