import { Link } from '../../../components/link';
import { SectionHeading } from '../../../components/section-heading';
import { Island } from '../../../islands/island';
import { RecipeCard } from './recipe-card';
import { RecipeMarquee } from './recipe-marquee.island';
import { RichText } from '../../../components/rich-text';
import type { Examples } from '../../features/examples/examples';

type TrendingProps = { trending: Queries.TrendingFragment; examples: Examples };

/** Ranked recipes in a strip that loops once per minute. */
export function Trending({ trending, examples: { exampleDay, gaps } }: TrendingProps) {
  const { title, lead, method, pause, play, paused, playing } = trending;
  const link = (
    <Link to={method.to} className="underline decoration-2 underline-offset-4">
      {method.label}
    </Link>
  );
  return (
    <Island>
      <RecipeMarquee
        labels={{ pause, play, paused, playing }}
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
        recipes={exampleDay.dishes.map((dish) => ({
          title: dish.card.title,
          card: (
            <RecipeCard
              dish={dish}
              gaps={exampleDay.gaps}
              labels={trending}
              scoreTemplate={gaps.score}
            />
          ),
        }))}
      />
    </Island>
  );
}
