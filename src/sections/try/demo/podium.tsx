import type { Ref } from 'react';
import { ArrowDown } from '../../../components/icons';
import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { Button } from '../../../components/ui/button';
import { DishScore } from './dish-score';
import { DISH_SIZES, type DishRow } from './ranked-dish';

/** How many dishes the podium shows. */
export const ON_PODIUM = 3;

type PodiumProps = {
  list: Ref<HTMLOListElement>;
  rows: readonly DishRow[];
  labels: Queries.RankingDemoLabelsFragment['ranking'];
  onJump(): void;
};

/**
 * The first dishes, in view above the foods on narrow screens. The list of all dishes contains the same dishes, so these
 * are hidden from assistive technology. Each title has two lines, so that the foods below never move.
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
      className="podium isolate -mx-1 grid-cols-2 gap-1.5 bg-page p-1 pb-2.5 select-none sm:grid-cols-[3fr_2fr_2fr]"
    >
      {rows.slice(0, ON_PODIUM).map(({ title, rank, score, picture, ranked, gained, raised }) => (
        <li
          key={title}
          // A newcomer fades in behind the dishes that move away.
          className={`flex items-center gap-2 overflow-clip rounded-2xl border p-1.5 ${rank === 1 ? 'relative z-1 border-winner bg-forest text-on-forest shadow-winner max-sm:col-span-2' : 'border-line bg-surface'} ${rank + (gained ?? 0) > ON_PODIUM ? 'moved-up relative -z-1!' : ''}`}
        >
          {picture && (
            <GapPlate
              shares={rank === 1 ? ranked.gaps.map(({ share }) => share) : undefined}
              className="w-16"
            >
              <Picture
                file={picture}
                alt=""
                sizes={DISH_SIZES}
                className="aspect-square w-9 shrink-0 rounded-lg object-cover max-[22rem]:[li+li_&]:hidden"
              />
            </GapPlate>
          )}
          <div className="min-w-0">
            {rank === 1 ? (
              <DishScore score={score} template={labels.score} isInRow />
            ) : (
              <b className="block font-display text-lg leading-none">{score}</b>
            )}{' '}
            <span
              className={`line-clamp-2 h-[2lh] leading-tight font-semibold ${rank === 1 ? '' : 'text-xs sm:text-sm'}`}
            >
              {title}
            </span>
          </div>
          {raised && (
            <b className="moved-up ms-auto rounded-full bg-butter px-2 text-sm text-on-tint">
              {raised}
            </b>
          )}
        </li>
      ))}
    </ol>
  </>
);
