import { ArrowRight } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import { inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { ClosedGaps } from './closed-gaps';
import { CopyDay } from './copy-day';
import { PHOTO_SIZES, type DishRow } from './dish-row';
import { namesOf } from './names-of';

type OpenDishProps = { row: DishRow; day: Day };

/**
 * The dish large, its portion, what it does for the gaps that count, a link to sign up, and the link to the day.
 * `relative` puts it above the tap area.
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
  return (
    <>
      <div className="open-dish">
        {/* Ten closed ones would only make the document longer. */}
        {isOpen && photo && (
          <Picture file={photo} alt="" sizes={PHOTO_SIZES} className="open-dish-photo" />
        )}
        <div className="grid content-start gap-3">
          <p>{portion}</p>
          {dish.unknown.map(({ food, nutrients }) => (
            <p key={food}>
              {interpolate(labels.unknown, { food, nutrients: namesOf(nutrients, data.nutrients) })}
            </p>
          ))}
        </div>
        {gaps.length > 0 && <ClosedGaps gaps={gaps} />}
        {isOpen && <CopyDay day={day} />}
      </div>
      <p ref={isOpen ? setOpenWay : undefined} className="open-dish-way">
        <a href={labels.signUp.href} className="way-on">
          {interpolate(labels.signUpFor, { dish: inSentence(title) })}
          {isOpen && <ArrowRight aria-hidden className="size-4 shrink-0" />}
        </a>
      </p>
    </>
  );
}
