import type { Ref } from 'react';
import { ArrowDown, ArrowUp } from '../../../components/icons';
import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { Button } from '../../../components/ui/button';
import { formatShare } from '../../../lib/format-amount';
import { DishScore } from './dish-score';
import { DISH_SIZES, Rank, type DishRow } from './ranked-dish';

/** How many dishes the podium shows. */
const ON_PODIUM = 3;

type PodiumProps = {
  list: Ref<HTMLOListElement>;
  rows: readonly DishRow[];
  labels: Queries.RankingDemoLabelsFragment['ranking'];
  onJump(): void;
};

/**
 * The first dishes, in view above the foods on narrow screens; phones show only the title of the first. The list of all
 * dishes contains the same dishes, so these are hidden from assistive technology. Each title has two lines, so that the
 * foods below never move.
 */
export const Podium = ({ list, rows, labels, onJump }: PodiumProps) => (
  <>
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 lg:hidden print:hidden">
      <p aria-hidden className="font-display text-xl leading-tight font-bold select-none">
        {labels.title}
      </p>
      <Button variant="link" className="text-sm noscript:hidden" onClick={onJump}>
        {labels.jump}
        <ArrowDown className="size-4!" />
      </Button>
    </div>
    <ol
      ref={list}
      aria-hidden
      // Not sticky in a short window, as at 400% zoom, where it would cover the foods.
      className="podium top-18 isolate z-10 -mx-1 grid grid-cols-[minmax(0,1fr)_repeat(2,max(2.75rem,13.5vw))] gap-1.5 bg-page p-1 pb-2.5 select-none sm:grid-cols-[3fr_2fr_2fr] lg:hidden print:hidden [@media(min-height:44rem)]:sticky"
    >
      {rows.slice(0, ON_PODIUM).map(({ title, rank, gained, picture, ranked }) => (
        <li
          key={title}
          className={`relative flex items-center gap-2 rounded-2xl border p-1.5 ${rank === 1 ? 'z-1 border-winner bg-forest text-on-forest' : 'border-line bg-surface max-sm:flex-col max-sm:gap-1'}`}
        >
          {picture && (
            <span className={`relative shrink-0 ${rank === 1 ? 'w-14' : 'w-full sm:w-12'}`}>
              <GapPlate shares={rank === 1 ? ranked.gaps.map(({ share }) => share) : undefined}>
                <Picture
                  file={picture}
                  alt=""
                  sizes={DISH_SIZES}
                  className="aspect-square w-full rounded-full"
                />
              </GapPlate>
              {rank > 1 && (
                <Rank
                  rank={rank}
                  className="-start-1 -top-1 size-5! bg-forest text-xs! text-on-forest ring-2 ring-surface"
                />
              )}
              {gained && (
                <ArrowUp className="moved-up absolute -end-1 -bottom-1 size-4 rounded-full bg-butter p-0.5 text-on-tint" />
              )}
            </span>
          )}
          <div className="min-w-0 text-sm">
            {rank === 1 ? (
              <DishScore score={ranked.score} template={labels.score} className="text-xl" />
            ) : (
              <b className="font-display leading-none font-heavy">{formatShare(ranked.score)}</b>
            )}{' '}
            <span
              className={`line-clamp-2 h-[2lh] leading-tight font-semibold ${rank === 1 ? '' : 'max-sm:hidden'}`}
            >
              {title}
            </span>
          </div>
        </li>
      ))}
    </ol>
  </>
);
