import { Pause, Play } from 'lucide-react';
import { Container } from '../../../components/container';
import { SectionHeading } from '../../../components/section-heading';
import { Button } from '../../../components/ui/button';
import { RecipeMarquee } from './recipe-marquee';
import { useMarquee } from './use-marquee';

/** Ten ranked recipes in a marquee that takes a minute for a round (specification, section 9). */
export function Trending({ trending }: { trending: Queries.TrendingFragment }) {
  const { container, playing, toggle } = useMarquee();
  return (
    <section aria-labelledby="trending-title" className="overflow-clip pt-20 pb-8 sm:pt-28">
      <Container className="flex items-end justify-between gap-6">
        <SectionHeading id="trending-title" title={trending.title} lead={trending.lead} />
        <Button
          variant="outline"
          size="icon"
          className="motion-reduce:hidden scriptless:hidden"
          aria-label={playing ? trending.pause : trending.play}
          onClick={toggle}
        >
          {playing ? <Pause /> : <Play />}
        </Button>
      </Container>
      <RecipeMarquee
        ref={container}
        recipes={trending.items}
        rankSpoken={trending.rank}
        playing={playing}
      />
    </section>
  );
}
