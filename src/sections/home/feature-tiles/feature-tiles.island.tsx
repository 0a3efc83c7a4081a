import { Fragment, useRef, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Findable } from '../../../components/findable';
import { X } from '../../../components/icons';
import { Static } from '../../../islands/static';
import { useOpenPart } from '../../../islands/use-open-part';

/** In the outer columns of two or four, an open tile has no neighbor at one side (feature-tiles.css). */
const OUTER = ['[--start:0]', 'max-lg:[--end:0]', 'max-lg:[--start:0]', '[--end:0]'];

type FeatureTilesProps = {
  tiles: readonly {
    /** The id of its panel. */
    id: string;
    title: string;
    /** The name of the panel's button, such as `Close Gap Matching`, of which only `Close` is visible. */
    close: ReactNode;
    /** The class of the background color. */
    background: string;
    miniature: ReactNode;
    description: ReactNode;
    /** The content of the panel. */
    details: ReactNode;
  }[];
};

const tileId = (panel: string) => `${panel}-tile`;

/**
 * A grid of tiles, one of which can be open. Its panel spans the grid below the tile's row. A tile is a link to its
 * panel and the panel has a link back, which open and close it until React has started, and without scripts.
 */
export function FeatureTiles({ tiles }: FeatureTilesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useOpenPart(grid, tiles, null);

  const toggle = async (event: MouseEvent, panel: string) => {
    event.preventDefault();
    const tile = document.getElementById(tileId(panel));
    const part = document.getElementById(panel);
    if (!tile || !part) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isOpen = open === panel;
    const grow = (duration: number, direction?: 'reverse') => {
      const height = ['0', `${part.offsetHeight}px`];
      return (
        isStill || part.animate({ height }, { duration, direction, easing: 'ease-out' }).finished
      );
    };
    if (isOpen) await grow(200, 'reverse');
    // Another tile may have been pressed in the meantime.
    if (isOpen && part.hidden) return;
    const { top } = tile.getBoundingClientRect();
    // Synchronously, because the code below measures the new layout.
    flushSync(() => setOpen(isOpen ? null : panel));
    // Keeps the tile in place when a panel above it has closed. This also stops scrolling to its own panel.
    scrollBy({ top: tile.getBoundingClientRect().top - top, behavior: 'instant' });
    if (isOpen) {
      tile.focus({ preventScroll: true });
      // Unlike focusing, this leaves room for the header.
      tile.scrollIntoView({ block: 'nearest' });
      return;
    }
    tile.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
    await grow(320);
  };

  return (
    <div ref={grid} className="feature-tiles">
      {tiles.map(({ id, title, close, background, miniature, description, details }, position) => (
        <Fragment key={id}>
          <div className={`feature-tile ${background} ${OUTER[position % 4]}`}>
            <div>
              <h3 className="feature-title">
                <a
                  id={tileId(id)}
                  href={`#${id}`}
                  role="button"
                  aria-expanded={open === id}
                  aria-controls={id}
                  className="feature-link"
                  onClick={(event) => toggle(event, id)}
                >
                  {title}
                </a>
              </h3>
              <Static name={`description-${position}`} as="p" className="feature-description">
                {description}
              </Static>
            </div>
            <Static name={`miniature-${position}`} className="feature-bottom">
              {miniature}
            </Static>
          </div>
          <Findable id={id} isOpen={open === id} className="feature-panel">
            <section aria-label={title} className={`${background} feature-card`}>
              <Static name={`details-${position}`} className="feature-details">
                {details}
              </Static>
              {/* In view as long as the panel is. */}
              <p className={`${background} feature-foot lg:hidden print:hidden noscript:flex`}>
                <a
                  href={`#${tileId(id)}`}
                  role="button"
                  className="feature-close"
                  onClick={(event) => toggle(event, id)}
                >
                  <Static name={`close-${position}`} as="span">
                    {close}
                  </Static>
                  <X aria-hidden />
                </a>
              </p>
            </section>
          </Findable>
        </Fragment>
      ))}
    </div>
  );
}
