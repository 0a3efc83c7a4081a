import { Container } from '../../components/container';
import { EndOfFirstSight } from '../../components/end-of-first-sight';
import { WayLinks } from '../closing/way-links';
import { FeatureExample } from './examples';
import { HeadlinePlate } from './headline-plate';
import { isWideFeature } from './rhythm';
import { featureGround } from './tile-colors';
import type { Examples, ExamplesFor } from './examples/examples';
import { RichText } from '../../components/rich-text';

type FeaturesProps = {
  features: Queries.FeaturesFragment;
  examplesFor: ExamplesFor;
  ways: Queries.SiteFragment['ways'];
};

/** How a dinner is found, feature by feature. The home page shows only the details. */
export function Features({ features, examplesFor, ways }: FeaturesProps) {
  return (
    <Container className="pt-10 sm:pt-16">
      <div className="feature-head">
        <div className="min-w-0">
          <h1 className="max-w-5xl text-5xl font-heavy sm:text-6xl lg:text-7xl 2xl:text-8xl">
            {features.headline}
          </h1>
          <p className="mt-5 max-w-2xl text-lg text-muted lg:text-xl 2xl:max-w-4xl 2xl:text-2xl">
            {features.description}
          </p>
          <WayLinks ways={ways} />
        </div>
        {features.plate && <HeadlinePlate examples={examplesFor(features.plate)} />}
      </div>
      <EndOfFirstSight />
      <div className="mt-10 grid grid-cols-1 gap-4 sm:mt-14 lg:mt-10 lg:grid-cols-12 lg:gap-6">
        {features.tiles.map((feature, position, { length }) => (
          <Feature
            key={feature.id}
            feature={feature}
            examples={examplesFor(feature.slide)}
            ground={featureGround(position)}
            isWide={isWideFeature(position, length)}
          />
        ))}
      </div>
    </Container>
  );
}

type FeatureProps = {
  feature: Queries.FeaturesFragment['tiles'][number];
  examples: Examples;
  /** The class of its background. */
  ground: string;
  /** Whether it is as wide as the page. The others share a row with a neighbor. */
  isWide: boolean;
};

/** A feature: text and an example, on a colored panel. */
function Feature({ feature, examples, ground, isWide }: FeatureProps) {
  const titleId = `${feature.id}-title`;
  return (
    <section
      id={feature.id}
      aria-labelledby={titleId}
      data-layout={isWide ? 'wide' : 'half'}
      className={`feature-section ${ground}`}
    >
      <div className="feature-text">
        <div>
          <h2
            id={titleId}
            className="text-[min(clamp(1.5rem,8vw,1.875rem),11vw)] lg:text-[clamp(2.25rem,2.6vw,3rem)]"
          >
            {feature.title}
          </h2>
          <p className="mt-3 font-display text-lg leading-snug font-semibold lg:text-xl 2xl:text-2xl">
            {feature.description}
          </p>
        </div>
        <p className="max-w-prose hyphens-auto 2xl:text-xl">
          <RichText html={feature.story} />
        </p>
      </div>
      <FeatureExample feature={feature.icon} examples={examples} />
    </section>
  );
}
