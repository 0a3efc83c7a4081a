import type { ReactNode } from 'react';
import { Search } from '../../../components/icons';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';
import { Warning } from '../../../components/warning';
import { formatShare } from '../../../lib/format-amount';
import type { ExampleDay, Examples } from './examples';

/** A search and its results. Unless it is brief, they have large pictures and the scores of the example day. */
export function RecipesExample({ examples, isBrief }: { examples: Examples; isBrief: boolean }) {
  const { recipes, exampleDay, gaps } = examples;
  const found = exampleDay.dishes.filter(({ title }) => recipes.results.includes(title));
  return (
    <>
      <p className="searched-words">
        <Search aria-hidden />
        {recipes.search}
      </p>
      {isBrief ? (
        <RecipeRows dishes={found} note={recipes.source} />
      ) : (
        <ol className="found-recipes">
          {found.map(({ card: { title, image }, score, warning }) => (
            <li key={title} className="found-recipe">
              <Picture
                file={image}
                alt=""
                sizes="(min-width: 96rem) 500px, (min-width: 64rem) 30vw, 112px"
                className="found-recipe-picture"
              />
              <div className="found-recipe-text">
                <p className="min-w-0 flex-1 basis-32">
                  <span className="block leading-snug font-semibold">{title}</span>{' '}
                  <span className="text-sm">{recipes.source}</span>{' '}
                  <Warning text={warning} className="mt-0.5" />
                </p>
                <p className="text-sm @4xl:w-30 @4xl:text-end">
                  <Interpolated
                    template={gaps.score}
                    values={{
                      score: (
                        <strong className="font-display text-xl @4xl:block @4xl:text-3xl">
                          {formatShare(score)}
                        </strong>
                      ),
                    }}
                  />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type RecipeRowsProps = {
  dishes: ExampleDay['dishes'];
  note: string;
  icon?: ReactNode;
  /** Whether the rows stay low on wide screens. */
  isDense?: boolean;
};

/** Dishes, all with the same note and icon. */
export const RecipeRows = ({ dishes, note, icon, isDense = false }: RecipeRowsProps) => (
  <ul className="recipe-rows">
    {dishes.map(({ card: { title, image } }) => (
      <li key={title}>
        <Picture
          file={image}
          alt=""
          sizes={isDense ? '64px' : '(min-width: 96rem) 112px, 64px'}
          className={isDense ? undefined : '2xl:w-28'}
        />
        <span className="recipe-row-text">
          <span>{title}</span> <span>{note}</span>
        </span>
        {icon}
      </li>
    ))}
  </ul>
);
