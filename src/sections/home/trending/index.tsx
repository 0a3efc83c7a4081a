import { SectionHeading } from '../../../components/section-heading';
import { Island } from '../../../islands/island';
import { RecipeCard } from './recipe-card';
import { RecipeMarquee } from './recipe-marquee.island';

/** Ten ranked recipes in a strip that loops once a minute. */
export function Trending({ trending }: { trending: Queries.TrendingFragment }) {
  const { title, lead, pause, play, rank, items } = trending;
  return (
    <Island>
      <RecipeMarquee
        labels={{ pause, play }}
        headingId="trending-title"
        heading={<SectionHeading id="trending-title" title={title} lead={lead} />}
        cards={
          <>
            {items.map((recipe) => (
              <RecipeCard key={recipe.rank} recipe={recipe} rankSpoken={rank} />
            ))}
          </>
        }
      />
    </Island>
  );
}
