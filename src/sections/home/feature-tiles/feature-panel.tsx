import { CHECKED } from '../../../components/checked';
import { FeatureExample } from '../../features/examples';
import type { Examples } from '../../features/examples/examples';

type FeaturePanelProps = {
  tile: Queries.FeaturesFragment['tiles'][number];
  examples: Examples;
  /** The class of the background color. */
  background: string;
};

/** The details of a tile beside an example, under its title and on its color. */
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
        <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-[2fr_3fr] lg:gap-10">
          <ul className="grid grid-cols-1 gap-5">
            {tile.details.map((detail) => (
              <li
                key={detail}
                className={`${CHECKED} text-lg leading-snug wrap-anywhere hyphens-auto`}
              >
                {detail}
              </li>
            ))}
          </ul>
          <FeatureExample feature={tile.icon} examples={examples} />
        </div>
      </div>
    </section>
  );
}
