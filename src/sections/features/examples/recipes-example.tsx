import { Search } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import type { ExampleDay } from './examples';

type RecipesExampleProps = {
  example: Queries.FeatureExamplesFragment['recipes'];
  day: ExampleDay;
};

/** A search and its results. */
export function RecipesExample({ example, day }: RecipesExampleProps) {
  return (
    <>
      <p className="flex items-center gap-3 font-display text-xl font-bold">
        <Search aria-hidden className="size-6 text-accent" />
        {example.search}
      </p>
      <ul className="mt-3 grid gap-2">
        {day.dishes
          .filter(({ card }) => example.results.includes(card.title))
          .map(({ card: { title, image } }) => (
            <li
              key={title}
              className="flex items-center gap-3.5 rounded-2xl bg-surface p-1.5 pe-4 leading-snug"
            >
              <Picture
                file={image}
                alt=""
                sizes="64px"
                className="aspect-square w-14 shrink-0 rounded-xl object-cover"
              />
              <span className="flex-1">
                <span className="block font-semibold">{title}</span>{' '}
                <span className="text-sm text-muted">{example.source}</span>
              </span>
            </li>
          ))}
      </ul>
    </>
  );
}
