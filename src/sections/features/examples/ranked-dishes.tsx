import type { ReactNode } from 'react';
import { Interpolated } from '../../../components/interpolated';
import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { Warning } from '../../../components/warning';
import { formatShare } from '../../../lib/format-amount';
import type { PictureFile } from '../../../lib/picture-file';
import type { ExampleDay } from './examples';

type RankedDishesProps = {
  /** The best dish first. */
  dishes: readonly (ExampleDay['dishes'][number] & { note?: ReactNode })[];
  /** The template of a score: `{score} of today’s biggest gaps`. */
  template: string;
};

/** Dishes in the order of their scores. The first is on a plate with the gaps that it closes. */
export const RankedDishes = ({ dishes, template }: RankedDishesProps) => (
  <ol className={RANKED_DISHES}>
    {dishes.map(({ card: { title, image, plate }, score, shares, note, warning }, position) => (
      <RankedDish
        key={title}
        title={title}
        score={formatShare(score)}
        template={template}
        shares={position === 0 ? shares : undefined}
        picture={
          position === 0 ? <DishPicture file={plate} isPlate /> : <DishPicture file={image} />
        }
        note={note}
        warning={warning}
      />
    ))}
  </ol>
);

/** The classes of a list of ranked dishes. */
export const RANKED_DISHES = '@container grid flex-1 auto-rows-fr gap-1.5';

const SIZE = 'w-14 @md:w-24';

/** The picture of a dish in a list, which is round if it is of a plate. */
export const DishPicture = ({ file, isPlate }: { file: PictureFile; isPlate?: boolean }) => (
  <Picture
    file={file}
    alt=""
    sizes="112px"
    className={`aspect-square shrink-0 object-cover ${SIZE} ${isPlate ? 'rounded-full' : 'rounded-xl'}`}
  />
);

/** The classes of the first dish and of the others. */
const FIRST = 'border-winner bg-winner-ground text-on-forest';
const OTHER = 'border-transparent bg-surface';

type RankedDishProps = {
  title: string;
  /** As a text. */
  score: string;
  /** The template of a score. */
  template: string;
  /** How much of each gap the first dish closes, from 0 to 1. The others have none. */
  shares?: readonly number[] | undefined;
  picture: ReactNode;
  /** Below the title. */
  note?: ReactNode;
  warning?: string | undefined;
};

/** A dish in a list. */
export const RankedDish = (props: RankedDishProps) => {
  const { title, score, template, shares, picture, note, warning } = props;
  return (
    <li
      className={`flex items-center gap-x-3 rounded-2xl border p-1.5 pe-3 @md:gap-x-5 ${shares ? FIRST : OTHER}`}
    >
      <GapPlate shares={shares} className={SIZE}>
        {picture}
      </GapPlate>
      <span className="flex flex-1 flex-wrap items-center gap-x-3">
        <span className="flex-1 basis-32 leading-snug font-semibold @md:basis-60 @md:text-lg">
          {title}{' '}
          {note && <span className="mt-0.5 block text-sm font-normal @md:text-base">{note} </span>}
          <Warning text={warning} className="mt-0.5" />
        </span>
        <span className="text-sm @md:text-base @xl:text-end">
          <Interpolated
            template={template}
            values={{
              score: (
                <strong className="font-display text-xl @md:text-3xl @xl:block">{score}</strong>
              ),
            }}
          />
        </span>
      </span>
    </li>
  );
};
