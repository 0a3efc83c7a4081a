import { ArrowRight } from 'lucide-react';
import { Container } from '../../../components/container';
import { Link } from '../../../components/link';
import { SectionHeading } from '../../../components/section-heading';
import { buttonVariants } from '../../../components/ui/button';
import { featureBackground } from '../../features/feature-look';
import { FEATURES_PATH } from '../../features/feature-panel';
import { FeatureTile } from './feature-tile';

/**
 * Eight tiles, of which at most one is open. An inline script opens and
 * closes them (inline-scripts/feature-tiles.ts), so React renders this only once.
 */
export function FeatureExplorer({ features }: { features: Queries.FeatureTilesFragment }) {
  return (
    <section aria-labelledby="features-title" className="pt-24 sm:pt-32">
      <Container>
        <SectionHeading id="features-title" title={features.title} lead={features.lead} />
        <div className="feature-tiles mt-10 grid grid-flow-row-dense grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {features.tiles.map((tile, position) => (
            <FeatureTile key={tile.id} tile={tile} background={featureBackground(position)} />
          ))}
        </div>
        <p className="mt-6">
          <Link
            to={FEATURES_PATH}
            className={buttonVariants({
              variant: 'link',
              size: 'inline',
              className: 'feature-link',
            })}
          >
            {features.linkToAll}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </Link>
        </p>
      </Container>
    </section>
  );
}
