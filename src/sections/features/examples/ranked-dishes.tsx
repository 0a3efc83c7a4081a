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

/** Dishes in the order of their scores, each on its plate. The first plate shows the gaps that the dish closes. */
export const RankedDishes = ({ dishes, template }: RankedDishesProps) => (
  <ol className={RANKED_DISHES}>
    {dishes.map(({ card: { title, plate }, score, shares, note, warning }, position) => (
      <RankedDish
        key={title}
        title={title}
        score={formatShare(score)}
        template={template}
        shares={position === 0 ? shares : undefined}
        picture={<DishPicture file={plate} />}
        note={note}
        warning={warning}
      />
    ))}
  </ol>
);

/** The plate of a dish in a list. */
export const DishPicture = ({ file }: { file: PictureFile }) => (
  <Picture file={file} alt="" sizes="112px" className="listed-picture" />
);
