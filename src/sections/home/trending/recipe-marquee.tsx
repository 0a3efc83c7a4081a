import { RecipeCard } from './recipe-card';

type RecipeMarqueeProps = {
  recipes: Queries.TrendingFragment['items'];
  rankSpoken: string;
};

/** The inline script fills the second list when the marquee starts. React ignores its contents. */
const FILLED_BY_SCRIPT = { __html: '' };

/**
 * A row of cards that moves in a loop (recipe-marquee.css). A copy of the row makes the loop seamless;
 * assistive technology and the keyboard ignore it.
 */
export function RecipeMarquee({ recipes, rankSpoken }: RecipeMarqueeProps) {
  return (
    <div className="recipe-marquee">
      <div className="recipe-marquee-track">
        <ol className="flex shrink-0">
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.rank} recipe={recipe} rankSpoken={rankSpoken} />
          ))}
        </ol>
        <ol
          className="recipe-marquee-copy"
          aria-hidden
          inert
          dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
        />
      </div>
    </div>
  );
}
