import { Link } from '../../../components/link';
import { SectionHeading } from '../../../components/section-heading';
import { Island } from '../../../islands/island';
import { RecipeCard } from './recipe-card';
import { RecipeMarquee } from './recipe-marquee.island';
import { RichText } from '../../../components/rich-text';

/** Ranked recipes in a strip that loops once per minute. */
export function Trending({ trending }: { trending: Queries.TrendingFragment }) {
  const { title, lead, method, items, rank, ...labels } = trending;
  const link = (
    <Link to={method.to} className="underline decoration-2 underline-offset-4">
      {method.label}
    </Link>
  );
  return (
    <Island>
      <RecipeMarquee
        labels={labels}
        headingId="trending-title"
        heading={
          <SectionHeading
            id="trending-title"
            title={title}
            lead={
              <>
                <RichText html={lead} /> {link}
              </>
            }
          />
        }
        recipes={items.map((recipe) => ({
          title: recipe.title,
          card: <RecipeCard recipe={recipe} rankSpoken={rank} />,
        }))}
      />
    </Island>
  );
}
