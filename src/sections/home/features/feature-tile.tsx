import {
  Check,
  Plus,
  ChefHat,
  CookingPot,
  FlaskConical,
  PuzzleIcon,
  Scale,
  SlidersHorizontal,
  Target,
  UsersRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FeatureExample } from './examples';

/** The icons by their names in `features.json`. */
const FEATURE_ICONS = {
  recipes: CookingPot,
  nutrients: FlaskConical,
  targets: Target,
  gaps: PuzzleIcon,
  filters: SlidersHorizontal,
  household: UsersRound,
  custom: ChefHat,
  portions: Scale,
};

type FeatureTileProps = {
  tile: Queries.FeaturesFragment['tiles'][number];
  examples: Queries.FeatureExamplesFragment;
  /** The class of the background color. */
  background: string;
  open: boolean;
  onToggle(): void;
};

/**
 * A tile and its panel of details, which spans the grid below the tile's row and scrolls into view when
 * it opens. Without JavaScript all panels are open.
 */
export function FeatureTile({ tile, examples, background, open, onToggle }: FeatureTileProps) {
  const panel = useRef<HTMLElement>(null);
  const panelId = `feature-${tile.id}`;
  const Icon = FEATURE_ICONS[tile.icon];

  useEffect(() => {
    if (!open) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({
      behavior: reducedMotion ? 'auto' : 'smooth',
      block: 'nearest',
    });
  }, [open]);

  return (
    <>
      <div
        className={`${background} group relative flex min-h-44 min-w-0 flex-col justify-between rounded-card p-5 wrap-anywhere text-on-tint transition-transform duration-300 ease-settle hover:-translate-y-1 sm:min-h-52 sm:p-6 forced-colors:border`}
      >
        <div className="flex items-start justify-between">
          <Icon aria-hidden className="size-8" strokeWidth={1.6} />
          <Plus
            aria-hidden
            className={`size-6 transition-transform duration-300 scriptless:hidden ${open ? 'rotate-45' : ''}`}
          />
        </div>
        <div className="mt-6">
          <h3 className="text-xl sm:text-2xl">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={panelId}
              onClick={onToggle}
              className="text-start tracking-tight after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-hidden focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
            >
              {tile.title}
            </button>
          </h3>
          <p className="mt-1.5 text-sm leading-snug sm:text-base">{tile.description}</p>
        </div>
      </div>
      <section
        ref={panel}
        id={panelId}
        aria-label={tile.title}
        className={`col-span-full scroll-mt-24 scroll-mb-6 rounded-card border border-line bg-surface p-4 sm:p-6 lg:p-8 ${open ? '' : 'hidden scriptless:block'}`}
      >
        <p aria-hidden className="mb-4 hidden font-display text-xl font-bold scriptless:block">
          {tile.title}
        </p>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_3fr] lg:gap-10">
          <ul className="grid content-center gap-5">
            {tile.details.map((detail) => (
              <li key={detail} className="flex gap-3 text-lg leading-snug">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={3} />
                {detail}
              </li>
            ))}
          </ul>
          <FeatureExample feature={tile.icon} examples={examples} />
        </div>
      </section>
    </>
  );
}
