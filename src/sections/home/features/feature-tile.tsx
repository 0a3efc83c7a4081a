import { FeatureDetails } from '../../features/feature-details';
import { FEATURE_ICONS } from '../../features/feature-look';

declare module 'react/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      /** React writes `hidden="until-found"` only on custom elements. */
      'feature-panel': React.HTMLAttributes<HTMLElement> & { class: string };
    }
  }
}

const TITLE =
  'text-start tracking-tight after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-hidden focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink';

type FeatureTileProps = {
  tile: Queries.FeaturesFragment['tiles'][number];
  examples: Queries.FeatureExamplesFragment;
  /** The class of the background color. */
  background: string;
};

/**
 * A tile and its panel of details, which spans the grid below the tile's row. The browser's search opens
 * panels, too (`hidden="until-found"`, HTML). Without JavaScript the tile is a link to its panel.
 */
export function FeatureTile({ tile, examples, background }: FeatureTileProps) {
  const panelId = `feature-${tile.id}`;
  const Icon = FEATURE_ICONS[tile.icon];
  return (
    <>
      <div
        className={`${background} feature-tile relative flex min-h-44 min-w-0 flex-col rounded-card p-4 wrap-anywhere text-on-tint transition-transform duration-300 ease-settle hover:-translate-y-1 sm:min-h-52 sm:p-6 forced-colors:border`}
      >
        <div className="feature-sign flex items-start justify-between">
          <Icon aria-hidden className="size-8" strokeWidth={1.6} />
        </div>
        <div className="mt-6">
          <h3 className="text-[0.95rem] min-[22rem]:text-lg sm:text-2xl">
            <button
              type="button"
              data-enhance="tile"
              aria-expanded={false}
              aria-controls={panelId}
              className={`${TITLE} noscript:hidden`}
            >
              {tile.title}
            </button>
            <a href={`#${panelId}`} className={`${TITLE} hidden noscript:inline`}>
              {tile.title}
            </a>
          </h3>
          <p className="mt-1.5 text-sm leading-snug sm:text-base">{tile.description}</p>
        </div>
      </div>
      <feature-panel id={panelId} hidden={'until-found' as never} class="feature-panel">
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
      </feature-panel>
    </>
  );
}
