import { Container } from '../../components/container';
import { FeatureExample } from './examples';
import { FEATURE_ICONS, TINTS } from './feature-look';
import type { Examples } from './examples/examples';

type FeaturesProps = {
  features: Queries.FeaturesFragment;
  examples: Examples;
};

/** How a dinner is found, feature by feature. The home page shows only the details. */
export function Features({ features, examples }: FeaturesProps) {
  return (
    <Container className="pt-10 sm:pt-16">
      <h1 className="max-w-4xl text-5xl font-heavy sm:text-6xl lg:text-7xl">{features.headline}</h1>
      <p className="mt-5 max-w-2xl text-lg text-muted">{features.description}</p>
      <div className="mt-14 grid grid-cols-1 gap-16 sm:mt-20 lg:gap-24">
        {features.tiles.map((feature, position) => (
          <Feature
            key={feature.id}
            feature={feature}
            examples={examples}
            background={TINTS[position % TINTS.length]!}
          />
        ))}
      </div>
    </Container>
  );
}

type FeatureProps = {
  feature: Queries.FeaturesFragment['tiles'][number];
  examples: Examples;
  /** The class of the background color. */
  background: string;
};

/** A feature: text beside an example, on alternating sides. */
function Feature({ feature, examples, background }: FeatureProps) {
  const Icon = FEATURE_ICONS[feature.icon];
  const titleId = `${feature.id}-title`;
  return (
    <section
      id={feature.id}
      aria-labelledby={titleId}
      className="group grid scroll-mt-28 grid-cols-1 items-center gap-x-10 gap-y-7 md:grid-cols-[2fr_3fr] md:even:grid-cols-[3fr_2fr] lg:gap-x-16 print:break-inside-avoid"
    >
      <div className="min-w-0 wrap-anywhere">
        <Icon
          aria-hidden
          className={`${background} box-content size-8 rounded-2xl p-3 text-on-tint`}
          strokeWidth={1.6}
        />
        <h2 id={titleId} className="mt-5 text-3xl lg:text-4xl">
          {feature.title}
        </h2>
        <p className="mt-2 font-display text-lg leading-snug font-semibold text-accent lg:text-xl">
          {feature.description}
        </p>
        <p className="mt-4 max-w-prose hyphens-auto lg:text-lg">{feature.story}</p>
      </div>
      <div
        className={`${background} min-w-0 rounded-panel p-2 sm:p-3 md:group-even:-order-1 print:order-none`}
      >
        <FeatureExample feature={feature.icon} examples={examples} />
      </div>
    </section>
  );
}
