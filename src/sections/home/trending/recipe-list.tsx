import type { Ref } from 'react';
import { formatNumber } from '../../../lib/format';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';

type Recipe = Queries.TrendingFragment['items'][number];

type RecipeListProps = {
  ref?: Ref<HTMLOListElement>;
  recipes: readonly Recipe[];
  /** The rank for screen readers, such as `Rank {rank}`; only the figure is visible. */
  rankSpoken: string;
  /** How many recipes have moved behind the last one. */
  passed: number;
};

/**
 * Recipes in a row, in the order of their ranks. With at least six of them, the row is a card wider than the window, so
 * that there is no gap when one has passed.
 */
export const RecipeList = ({ ref, recipes, rankSpoken, passed }: RecipeListProps) => (
  <ol ref={ref} className="flex min-w-[120vw] shrink-0 print:min-w-0 print:shrink print:flex-wrap">
    {recipes.map((recipe, position) => (
      <li
        key={recipe.title}
        className={`group w-60 shrink-0 grow sm:w-76 2xl:w-84 print:static print:w-1/4 print:grow-0 ${position < passed ? 'relative start-full' : ''}`}
      >
        <a
          href={recipe.href}
          className="flex flex-col rounded-card transition-[scale] duration-200 active:scale-[0.98]"
        >
          {/* Below the picture, but first in the link, whose name begins with it. */}
          <div className="order-last flex items-baseline gap-3 pe-6 pt-4 pb-6">
            <h3 className="order-last text-lg leading-snug font-semibold tracking-normal underline-offset-4 group-hover:underline 2xl:text-xl">
              {recipe.title}
            </h3>{' '}
            <span className="font-display text-4xl leading-none font-heavy text-accent tabular-nums">
              <Interpolated
                template={rankSpoken}
                values={{ rank: <span>{formatNumber(recipe.rank)}</span> }}
                isSpoken
              />
            </span>
          </div>
          <div className="pe-5">
            <div className="overflow-clip rounded-card bg-line dark:[filter:brightness(0.9)]">
              <Picture
                file={recipe.image}
                alt={recipe.alt}
                sizes="(min-width: 96rem) max(360px, 11vw), (min-width: 40rem) 300px, 240px"
                className="aspect-[4/3] w-full object-cover transition-[scale] duration-200 ease-settle group-hover:scale-105"
              />
            </div>
          </div>
        </a>
      </li>
    ))}
  </ol>
);
