import { Container } from '../../components/container';
import { FeatureDetails } from './feature-details';
import { FEATURE_ICONS, featureBackground } from './feature-look';

type FeaturesProps = {
  features: Queries.FeaturesFragment;
  examples: Queries.FeatureExamplesFragment;
};

/** All features one below the other, each with its details and an example. */
export function Features({ features, examples }: FeaturesProps) {
  return (
    <Container className="pt-10 sm:pt-16">
      <h1 className="max-w-2xl text-5xl font-extrabold sm:text-6xl">{features.headline}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{features.description}</p>
      <div className="mt-12 grid grid-cols-1 gap-8 sm:mt-16 sm:gap-12">
        {features.tiles.map((feature, position) => (
          <Feature
            key={feature.id}
            feature={feature}
            examples={examples}
            background={featureBackground(position)}
          />
        ))}
      </div>
    </Container>
  );
}

type FeatureProps = {
  feature: Queries.FeaturesFragment['tiles'][number];
  examples: Queries.FeatureExamplesFragment;
  /** The class of the background color. */
  background: string;
};

/** A feature under its title. Its id is the target of the home page's links. */
function Feature({ feature, examples, background }: FeatureProps) {
  const Icon = FEATURE_ICONS[feature.icon];
  const titleId = `${feature.id}-title`;
  return (
    <section
      id={feature.id}
      aria-labelledby={titleId}
      className="scroll-mt-24 overflow-clip rounded-card border border-line bg-surface print:break-inside-avoid"
    >
      <div
        className={`${background} flex items-center gap-4 p-5 text-on-tint sm:gap-5 sm:p-6 lg:px-8 forced-colors:border-b`}
      >
        <Icon aria-hidden className="size-8 shrink-0 sm:size-10" strokeWidth={1.6} />
        <div className="min-w-0 wrap-anywhere">
          <h2 id={titleId} className="text-2xl sm:text-3xl">
            {feature.title}
          </h2>
          <p className="mt-1 leading-snug sm:text-lg">{feature.description}</p>
        </div>
      </div>
      <div className="p-4 sm:p-6 lg:p-8">
        <FeatureDetails feature={feature} examples={examples} />
      </div>
    </section>
  );
}
