import { Picture } from '../../components/picture';
import { formatPercent } from '../../lib/format';
import type { RankedDish } from '../../lib/ranking/day';

type LeadingDishesProps = {
  ranked: readonly RankedDish[];
  pictures: Queries.DishPicturesFragment['items'];
  label: string;
  onJump(): void;
};

/**
 * A bar at the lower edge of narrow viewports with the first two dishes, while the visitor chooses foods. Render
 * it only after the visitor has changed the day, so that it covers nothing before.
 */
export function LeadingDishes({ ranked, pictures, label, onJump }: LeadingDishesProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onJump}
      className="leading-dishes noscript:hidden"
    >
      {ranked.slice(0, 2).map(({ dish, score }, position) => {
        const picture = pictures.find(({ title }) => title === dish.title);
        return (
          <span
            key={dish.title}
            className={`moved-up flex items-center gap-2 ${position === 0 ? 'min-w-0 flex-1 basis-24 text-start' : 'shrink-0'}`}
          >
            {picture && (
              <Picture
                file={picture.image}
                alt=""
                sizes="56px"
                className={`aspect-square shrink-0 rounded-full object-cover ${position === 0 ? 'w-12' : 'w-9'}`}
              />
            )}
            <span className="min-w-0 leading-tight">
              <span className="block font-display font-extrabold tabular-nums">
                {formatPercent(score)}
              </span>
              {position === 0 && <span className="block truncate text-xs">{dish.title}</span>}
            </span>
          </span>
        );
      })}
    </button>
  );
}
