import { FEATURE_ICONS } from '../../features/feature-look';
import { FEATURES_PATH, panelIdOf } from '../../features/feature-panel';

const TITLE =
  'text-start tracking-tight after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-hidden focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink';

/** The panel is empty until the inline script fills it. React ignores its contents. */
const FILLED_BY_SCRIPT = { __html: '' };

type FeatureTileProps = {
  tile: Queries.FeatureTilesFragment['tiles'][number];
  /** The class of the background color. */
  background: string;
};

/**
 * A tile and its panel of details, which spans the grid below the tile's row. Without JavaScript the
 * tile is a link to the feature on the page of all features.
 */
export function FeatureTile({ tile, background }: FeatureTileProps) {
  const panelId = panelIdOf(tile.id);
  const Icon = FEATURE_ICONS[tile.icon];
  return (
    <>
      <div
        className={`${background} feature-tile relative flex min-h-44 min-w-0 flex-col rounded-card p-5 wrap-anywhere text-on-tint transition-transform duration-300 ease-settle hover:-translate-y-1 sm:min-h-52 sm:p-6 forced-colors:border`}
      >
        <div className="feature-sign flex items-start justify-between">
          <Icon aria-hidden className="size-8" strokeWidth={1.6} />
        </div>
        <div className="mt-6">
          <h3 className="text-xl sm:text-2xl">
            <button
              type="button"
              data-inline="tile"
              aria-expanded={false}
              aria-controls={panelId}
              className={`${TITLE} noscript:hidden`}
            >
              {tile.title}
            </button>
            <a href={`${FEATURES_PATH}#${tile.id}`} className={`${TITLE} hidden noscript:inline`}>
              {tile.title}
            </a>
          </h3>
          <p className="mt-1.5 text-sm leading-snug sm:text-base">{tile.description}</p>
        </div>
      </div>
      <section
        id={panelId}
        aria-label={tile.title}
        className="feature-panel col-span-full scroll-mt-24 scroll-mb-6 rounded-card border border-line bg-surface p-4 sm:p-6 lg:p-8"
        dangerouslySetInnerHTML={FILLED_BY_SCRIPT}
      />
    </>
  );
}
