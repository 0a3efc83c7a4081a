import type { ReactNode } from 'react';
import { Picture } from '../../../components/picture';
import { formatShare } from '../../../lib/format-amount';
import type { PictureFile } from '../../../lib/picture-file';
import type { ExampleDay } from './examples';
import { RankedDish, RANKED_DISHES } from './ranked-dish';

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

/** The picture of a dish in a list, which is round if it is of a plate. */
export const DishPicture = ({ file, isPlate }: { file: PictureFile; isPlate?: boolean }) => (
  <Picture
    file={file}
    alt=""
    sizes="112px"
    className={`listed-picture ${isPlate ? 'rounded-full' : 'rounded-xl'}`}
  />
);
