import type { Ref } from 'react';
import { RecipeCard } from './recipe-card';

type RecipeMarqueeProps = {
  ref: Ref<HTMLDivElement>;
  recipes: Queries.TrendingFragment['items'];
  rankSpoken: string;
  playing: boolean;
};

/**
 * A row of cards that moves in a loop (recipe-marquee.css). The row is repeated to make the loop
 * seamless; assistive technology and the keyboard ignore the copy.
 */
export function RecipeMarquee({ ref, recipes, rankSpoken, playing }: RecipeMarqueeProps) {
  const cards = recipes.map((recipe) => (
    <RecipeCard key={recipe.rank} recipe={recipe} rankSpoken={rankSpoken} />
  ));
  return (
    <div ref={ref} className="recipe-marquee" data-playing={playing}>
      <div className="recipe-marquee-track">
        <ol className="flex shrink-0">{cards}</ol>
        <ol className="recipe-marquee-copy" aria-hidden inert>
          {cards}
        </ol>
      </div>
    </div>
  );
}
