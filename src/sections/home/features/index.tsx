import { ArrowRight } from '../../../components/icons';
import { Container } from '../../../components/container';
import { Link } from '../../../components/link';
import { SectionHeading } from '../../../components/section-heading';
import { buttonVariants } from '../../../components/ui/button';
import { PATHS } from '../../../lib/paths';
import { featureBackground } from '../../features/feature-look';
import { FeatureTile } from './feature-tile';

type FeatureExplorerProps = {
  features: Queries.FeatureTilesFragment;
  examples: Queries.FeatureExamplesFragment;
};

/** Eight tiles, of which at most one is open (feature-tiles.browser.ts). */
export function FeatureExplorer({ features, examples }: FeatureExplorerProps) {
  return (
    <section aria-labelledby="features-title" className="pt-24 sm:pt-32">
      <Container>
        <SectionHeading id="features-title" title={features.headline} lead={features.lead} />
        <div className="relative mt-10 grid grid-flow-row-dense grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {features.tiles.map((tile, position) => (
            <FeatureTile
              key={tile.id}
              tile={tile}
              examples={examples}
              background={featureBackground(position)}
            />
          ))}
        </div>
        <p className="mt-6">
          <Link to={PATHS.features} className={buttonVariants({ variant: 'link' })}>
            {features.linkToAll}
            <ArrowRight aria-hidden />
          </Link>
        </p>
      </Container>
    </section>
  );
}
