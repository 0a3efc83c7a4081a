import type { ReactNode } from 'react';
import { Search } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import type { ExampleDay } from './examples';

type RecipesExampleProps = {
  example: Queries.FeatureExamplesFragment['recipes'];
  day: ExampleDay;
};

/** A search and its results. */
export const RecipesExample = ({ example, day }: RecipesExampleProps) => (
  <>
    <p className="mb-3 flex items-center gap-3 font-display text-xl font-bold">
      <Search aria-hidden className="size-6 text-accent" />
      {example.search}
    </p>
    <RecipeRows
      dishes={day.dishes.filter(({ title }) => example.results.includes(title))}
      note={example.source}
    />
  </>
);

type RecipeRowsProps = {
  dishes: ExampleDay['dishes'];
  note: string;
  icon?: ReactNode;
  /** Whether the rows stay low on wide screens. */
  isDense?: boolean;
};

/** Dishes, all with the same note and icon. */
export const RecipeRows = ({ dishes, note, icon, isDense = false }: RecipeRowsProps) => (
  <ul className="grid flex-1 auto-rows-fr gap-2 @4xl:grid-cols-3">
    {dishes.map(({ card: { title, image } }) => (
      <li
        key={title}
        className="flex items-center gap-3.5 rounded-2xl bg-surface p-1.5 pe-4 leading-snug"
      >
        <Picture
          file={image}
          alt=""
          sizes={isDense ? '64px' : '(min-width: 96rem) 112px, 64px'}
          className={`aspect-square w-14 shrink-0 rounded-xl object-cover ${isDense ? '' : '2xl:w-28'}`}
        />
        <span className="flex-1">
          <span className="block font-semibold">{title}</span>{' '}
          <span className="text-sm text-muted">{note}</span>
        </span>
        {icon}
      </li>
    ))}
  </ul>
);
