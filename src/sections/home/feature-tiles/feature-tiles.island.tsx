import { Fragment, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Findable } from '../../../components/findable';
import { pressWithSpace } from '../../../islands/press-with-space';
import { Static } from '../../../islands/static';
import { useFound } from '../../../islands/use-found';

const TITLE =
  'text-start tracking-tight after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-hidden focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink';

type FeatureTilesProps = {
  tiles: readonly {
    id: string;
    title: string;
    /** The class of the background color. */
    background: string;
    icon: ReactNode;
    description: ReactNode;
    /** The content of its panel of details. */
    details: ReactNode;
  }[];
};

const panelId = (tile: string) => `feature-${tile}`;

/**
 * A grid of tiles of which at most one is open. Its panel spans the grid below the tile's row. A tile is a link to its
 * panel, which leads there without scripts.
 */
export function FeatureTiles({ tiles }: FeatureTilesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  useFound(grid, setOpen);

  const toggle = (panel: string) => {
    const isClosing = open === panel;
    // The panel has its place at once, to which the page scrolls.
    flushSync(() => setOpen(isClosing ? null : panel));
    if (!isClosing) scrollToPanel(document.getElementById(panel)!);
  };

  return (
    <div
      ref={grid}
      className="relative mt-10 grid grid-flow-row-dense grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      {tiles.map(({ id, title, background, icon, description, details }) => {
        const isOpen = open === panelId(id);
        return (
          <Fragment key={id}>
            <div
              className={`${background} feature-tile relative flex min-h-44 min-w-0 flex-col rounded-card p-4 wrap-anywhere text-on-tint transition-transform duration-300 ease-settle hover:-translate-y-1 sm:p-6 forced-colors:border`}
            >
              <Static name={`icon-${id}`} className="feature-sign flex items-start justify-between">
                {icon}
              </Static>
              <div className="mt-6">
                <h3 className="text-[0.95rem] min-[22rem]:text-lg sm:text-2xl">
                  <a
                    href={`#${panelId(id)}`}
                    role="button"
                    aria-expanded={isOpen}
                    aria-controls={panelId(id)}
                    className={TITLE}
                    onClick={(event) => {
                      event.preventDefault();
                      toggle(panelId(id));
                    }}
                    onKeyDown={pressWithSpace}
                  >
                    {title}
                  </a>
                </h3>
                <Static
                  name={`description-${id}`}
                  as="p"
                  className="mt-1.5 text-sm leading-snug sm:text-base"
                >
                  {description}
                </Static>
              </div>
            </div>
            <Findable name={panelId(id)} id={panelId(id)} isOpen={isOpen} className="feature-panel">
              {details}
            </Findable>
          </Fragment>
        );
      })}
    </div>
  );
}

/**
 * Scrolls a panel so that it begins in the upper third of the window, and is whole where it fits below the header.
 */
function scrollToPanel(panel: HTMLElement): void {
  const { top, height } = panel.getBoundingClientRect();
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const margin = 16;
  const place = Math.max(
    header + margin,
    Math.min(window.innerHeight / 3 - margin, window.innerHeight - height - margin),
  );
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - place, behavior: isStill ? 'auto' : 'smooth' });
}
