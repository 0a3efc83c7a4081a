import { FeatureDetails } from '../../features/feature-details';

type FeaturePanelProps = {
  tile: Queries.FeaturesFragment['tiles'][number];
  examples: Queries.FeatureExamplesFragment;
  /** The class of the background color. */
  background: string;
};

/** The details of a tile under its title, on its color. */
export function FeaturePanel({ tile, examples, background }: FeaturePanelProps) {
  return (
    <section
      aria-label={tile.title}
      className={`${background} rounded-card p-1.5 text-on-tint sm:p-2 forced-colors:border`}
    >
      <p className="px-3 py-2.5 font-display text-xl font-bold sm:px-4 sm:text-2xl lg:px-6">
        {tile.title}
      </p>
      <div className="rounded-[1.125rem] bg-surface p-3.5 text-ink sm:p-5 lg:p-7">
        <FeatureDetails feature={tile} examples={examples} />
      </div>
    </section>
  );
}
