import { Search } from '../../../components/icons';

type Recipes = Queries.FeatureExamplesFragment['recipes'];

/** A search field and its results. */
export function RecipesExample({ example }: { example: Recipes }) {
  return (
    <>
      <p className="flex items-center gap-3 rounded-full border border-control bg-surface px-5 py-2.5">
        <Search aria-hidden className="size-5 text-accent" />
        {example.search}
      </p>
      <ul className="mt-3 grid gap-2">
        {example.results.map((title) => (
          <li key={title} className="flex items-center gap-4 rounded-2xl bg-surface px-5 py-3.5">
            <span className="flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-muted">{example.source}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
