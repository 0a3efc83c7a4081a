import { Pause, Play } from '../../../components/icons';
import { Container } from '../../../components/container';
import { SectionHeading } from '../../../components/section-heading';
import { Button } from '../../../components/ui/button';
import { NamedIcon } from '../../../components/ui/named-icon';
import { RecipeMarquee } from './recipe-marquee';

/**
 * Ten ranked recipes in a marquee that loops once a minute (recipe-marquee.browser.ts). The button has two
 * labels; recipe-marquee.css shows that of the current state.
 */
export function Trending({ trending }: { trending: Queries.TrendingFragment }) {
  return (
    <section
      aria-labelledby="trending-title"
      className="trending overflow-clip pt-20 pb-8 sm:pt-28 print:overflow-visible"
      data-playing="true"
    >
      <Container className="flex items-end justify-between gap-6">
        <SectionHeading id="trending-title" title={trending.title} lead={trending.lead} />
        <Button
          variant="outline"
          size="icon"
          className="motion-reduce:hidden print:hidden noscript:hidden"
          data-enhance="marquee"
        >
          <NamedIcon icon={Pause} name={trending.pause} className="when-playing" />
          <NamedIcon icon={Play} name={trending.play} className="when-paused" />
        </Button>
      </Container>
      <RecipeMarquee recipes={trending.items} rankSpoken={trending.rank} />
    </section>
  );
}
