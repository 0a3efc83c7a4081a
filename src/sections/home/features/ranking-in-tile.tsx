import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isPlainClick } from '../../../components/page-transition';
import { IN_PAGE_MARK } from '../../../inline-scripts/speculation-rules';
import { fetchPageData } from '../../../lib/page-data';
import { TRY_PATH } from '../../try/demo-place';

/** Selects the link to the demo's page in the panel of a tile. */
const LINK = `.feature-panel [${IN_PAGE_MARK}][href="${TRY_PATH}"]`;

/**
 * Fetches the demo's code and data. The chunk has the name that Gatsby gives to the chunk of the demo's page,
 * so that webpack puts both into one file. With another name that page would need two files.
 */
const fetchDemo = () =>
  Promise.all([
    import(/* webpackChunkName: "component---src-pages-try-tsx" */ '../../try/ranking-demo'),
    fetchPageData<Queries.TryPageQuery>(TRY_PATH),
  ]);

/** Moves the focus to the demo, because the link that had it is gone. */
const focusOn = (demo: HTMLElement | null) => demo?.focus();

/**
 * Puts the ranking demo into the panel of a feature tile, in place of its example, when the link to the
 * demo's page is clicked there. If the demo can't be fetched, the link leads to that page.
 */
export function RankingInTile() {
  const [shown, setShown] = useState<{ demo: ReactNode; panel: Element } | null>(null);

  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(LINK);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const panel = link.closest('.feature-panel')!;
      try {
        const [{ RankingDemo }, { content, rankingData }] = await fetchDemo();
        const demo = (
          <div
            ref={focusOn}
            tabIndex={-1}
            role="group"
            aria-label={content.try.title}
            className="ranking-in-tile -mx-2 mt-6 scroll-mt-24 lg:-mx-3"
          >
            <RankingDemo
              data={rankingData}
              labels={content.try}
              pictures={content.trending.items}
              heading="h4"
              isInAddress={false}
            />
          </div>
        );
        setShown({ demo, panel });
        window.navigationProgress?.stop();
      } catch {
        window.location.assign(link.href);
      }
    };
    const listener = (event: MouseEvent) => void open(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);

  return shown && createPortal(shown.demo, shown.panel);
}
