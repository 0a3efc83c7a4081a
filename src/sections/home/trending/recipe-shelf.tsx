import type { Ref } from 'react';
import { RecipeCard } from './recipe-card';

type RecipeShelfProps = {
  ref: Ref<HTMLDivElement>;
  recipes: Queries.TrendingFragment['items'];
  rankSpoken: string;
  playing: boolean;
};

/**
 * A row of cards that scrolls by itself. The same row stands there a second time, so that the loop
 * has no seam; the copy is for the eye only.
 */
export function RecipeShelf({ ref, recipes, rankSpoken, playing }: RecipeShelfProps) {
  const cards = recipes.map((recipe) => (
    <RecipeCard key={recipe.rank} recipe={recipe} rankSpoken={rankSpoken} />
  ));
  return (
    <div ref={ref} className="recipe-shelf" data-playing={playing}>
      <div className="recipe-shelf-track">
        <ol className="flex shrink-0">{cards}</ol>
        <ol className="recipe-shelf-copy" aria-hidden inert>
          {cards}
        </ol>
      </div>
    </div>
  );
}
