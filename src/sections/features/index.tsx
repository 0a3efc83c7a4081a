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
      <div className="mt-10 grid grid-cols-1 gap-4 sm:mt-14 lg:grid-cols-2 lg:gap-6">
        {features.tiles.map((feature, position) => (
          <Feature
            key={feature.id}
            feature={feature}
            examples={examples}
            look={`${TINTS[position % TINTS.length]!} ${isWide(position, features.tiles.length) ? WIDE : ''}`}
          />
        ))}
      </div>
    </Container>
  );
}

/** Every third feature is as wide as two, and so is a last one without a partner. */
const isWide = (position: number, count: number) =>
  position % 3 === 0 || (position % 3 === 1 && position === count - 1);

const WIDE = 'lg:col-span-2 lg:grid-cols-[2fr_3fr] lg:grid-rows-none lg:gap-10';

type FeatureProps = {
  feature: Queries.FeaturesFragment['tiles'][number];
  examples: Examples;
  /** The classes of the background color and the layout. */
  look: string;
};

/** A feature: text and an example on a colored panel. */
function Feature({ feature, examples, look }: FeatureProps) {
  const Icon = FEATURE_ICONS[feature.icon];
  const titleId = `${feature.id}-title`;
  return (
    <section
      id={feature.id}
      aria-labelledby={titleId}
      className={`grid min-w-0 scroll-mt-24 grid-cols-1 grid-rows-[auto_1fr] gap-5 rounded-panel p-2 text-on-tint sm:p-3 print:break-inside-avoid forced-colors:border ${look}`}
    >
      <div className="top-24 min-w-0 self-start px-4 pt-4 wrap-anywhere sm:px-5 lg:sticky lg:pt-5">
        <h2
          id={titleId}
          className="flex items-center gap-3 text-[clamp(1.5rem,8vw,1.875rem)] lg:text-4xl"
        >
          <Icon aria-hidden className="size-8 shrink-0" strokeWidth={1.6} />
          {feature.title}
        </h2>
        <p className="mt-3 font-display text-lg leading-snug font-semibold lg:text-xl">
          {feature.description}
        </p>
        <p className="mt-3 max-w-prose hyphens-auto 2xl:text-lg">{feature.story}</p>
      </div>
      <FeatureExample feature={feature.icon} examples={examples} />
    </section>
  );
}
