import { SectionHeading } from '../../../components/section-heading';
import { Island } from '../../../islands/island';
import { RecipeMarquee } from './recipe-marquee.island';

/** Ranked recipes in a strip that loops once per minute. */
export function Trending({ trending }: { trending: Queries.TrendingFragment }) {
  const { title, lead, items, ...labels } = trending;
  return (
    <Island>
      <RecipeMarquee
        labels={labels}
        headingId="trending-title"
        heading={<SectionHeading id="trending-title" title={title} lead={lead} />}
        recipes={items}
      />
    </Island>
  );
}
