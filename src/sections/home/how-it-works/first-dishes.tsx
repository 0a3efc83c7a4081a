import type { ReactNode } from 'react';
import { Static } from '../../../islands/static';
import { RankedDish, RANKED_DISHES } from '../../features/examples/ranked-dish';
import type { FirstDish } from './profiles';

/** The pictures of all dishes that can be shown. */
export type DishPictures = readonly { title: string; picture: ReactNode }[];

type FirstDishesProps = {
  dishes: readonly FirstDish[];
  pictures: DishPictures;
  /** The template of a score. */
  template: string;
};

/** Somebody's first dishes. The pictures of the others wait in hidden items. */
export function FirstDishes({ dishes, pictures, template }: FirstDishesProps) {
  const pictureOf = (title: string) => {
    const position = pictures.findIndex((each) => each.title === title);
    return (
      <Static name={`picture-${position}`} as="span" className="contents">
        {pictures[position]?.picture}
      </Static>
    );
  };
  const waiting = pictures.filter(({ title }) => dishes.every((dish) => dish.title !== title));
  return (
    <ol className={RANKED_DISHES}>
      {dishes.map(({ note, ...dish }) => (
        <RankedDish
          key={dish.title}
          {...dish}
          template={template}
          picture={pictureOf(dish.title)}
          note={note && <span className="max-sm:hidden">{note}</span>}
        />
      ))}
      {waiting.map(({ title }) => (
        <li key={title} hidden>
          {pictureOf(title)}
        </li>
      ))}
    </ol>
  );
}
