import { useState } from 'react';
import { Container } from '../../../components/container';
import { SectionHeading } from '../../../components/section-heading';
import { FeatureTile } from './feature-tile';

type FeatureExplorerProps = {
  features: Queries.FeaturesFragment;
  examples: Queries.FeatureExamplesFragment;
};

/** Eight tiles, of which at most one is open (specification, section 4). */
export function FeatureExplorer({ features, examples }: FeatureExplorerProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <section aria-labelledby="features-title" className="pt-24 sm:pt-32">
      <Container>
        <SectionHeading id="features-title" title={features.title} lead={features.lead} />
        <div className="mt-10 grid grid-flow-row-dense grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {features.tiles.map((tile, position) => (
            <FeatureTile
              key={tile.id}
              tile={tile}
              examples={examples}
              background={BACKGROUNDS[position % BACKGROUNDS.length]!}
              open={openId === tile.id}
              onToggle={() => setOpenId((open) => (open === tile.id ? null : tile.id))}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}

const BACKGROUNDS = [
  'bg-butter',
  'bg-sage',
  'bg-blush',
  'bg-mist',
  'bg-mist',
  'bg-blush',
  'bg-sage',
  'bg-butter',
];
