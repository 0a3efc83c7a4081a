import { RecipeCard } from './recipe-card';

type RecipeMarqueeProps = {
  recipes: Queries.TrendingFragment['items'];
  rankSpoken: string;
};

/**
 * A row of cards that moves in a loop (recipe-marquee.css). A copy of the row makes the loop seamless: the
 * script fills it when the marquee starts. Assistive technology and the keyboard ignore it.
 */
export function RecipeMarquee({ recipes, rankSpoken }: RecipeMarqueeProps) {
  return (
    <div className="recipe-marquee" data-moves>
      <div className="recipe-marquee-track">
        <ol className="flex shrink-0">
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.rank} recipe={recipe} rankSpoken={rankSpoken} />
          ))}
        </ol>
        <ol className="recipe-marquee-copy" aria-hidden inert />
      </div>
    </div>
  );
}
