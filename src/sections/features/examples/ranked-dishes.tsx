import type { ReactNode } from 'react';
import { Interpolated } from '../../../components/interpolated';
import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { Warning } from '../../../components/warning';
import { formatShare } from '../../../lib/format-amount';
import type { ExampleDay } from './examples';

type RankedDishesProps = {
  /** The best dish first. */
  dishes: readonly (ExampleDay['dishes'][number] & { note?: ReactNode })[];
  /** The template of a score: `{score} of today’s gaps`. */
  template: string;
};

const SIZE = 'w-14 @md:w-24';

/** The classes of the first dish and of the others. */
const FIRST = 'border-winner bg-winner-ground text-on-forest';
const OTHER = 'border-transparent bg-surface';

/** Dishes in the order of their scores. The first is on a plate with the gaps that it closes. */
export const RankedDishes = ({ dishes, template }: RankedDishesProps) => (
  <ol className="@container grid flex-1 auto-rows-fr gap-1.5">
    {dishes.map(({ card: { title, image, plate }, score, shares, note, warning }, position) => (
      <li
        key={title}
        className={`flex items-center gap-x-3 rounded-2xl border p-1.5 pe-3 @md:gap-x-5 ${position === 0 ? FIRST : OTHER}`}
      >
        <GapPlate shares={position === 0 ? shares : undefined} className={SIZE}>
          <Picture
            file={position === 0 ? plate : image}
            alt=""
            sizes="112px"
            className={`aspect-square shrink-0 rounded-xl object-cover ${SIZE}`}
          />
        </GapPlate>
        <span className="flex flex-1 flex-wrap items-center gap-x-3">
          <span className="flex-1 basis-32 leading-snug font-semibold @md:basis-60 @md:text-lg">
            {title}{' '}
            {note && (
              <span className="mt-0.5 block text-sm font-normal @md:text-base">{note} </span>
            )}
            <Warning text={warning} className="mt-0.5" />
          </span>
          <span className="text-sm @md:text-base @xl:text-end">
            <Interpolated
              template={template}
              values={{
                score: (
                  <strong className="font-display text-xl @md:text-3xl @xl:block">
                    {formatShare(score)}
                  </strong>
                ),
              }}
            />
          </span>
        </span>
      </li>
    ))}
  </ol>
);
