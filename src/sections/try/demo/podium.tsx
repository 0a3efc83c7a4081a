import type { Ref } from 'react';
import { ArrowDown } from '../../../components/icons';
import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { Button, buttonVariants } from '../../../components/ui/button';
import { DishScore } from './dish-score';
import { RankBadge } from './rank-badge';
import type { DishRow } from './ranked-dish';

/** How many dishes the podium shows. */
export const ON_PODIUM = 3;

type PodiumProps = {
  list: Ref<HTMLOListElement>;
  rows: readonly DishRow[];
  labels: Queries.RankingDemoLabelsFragment['ranking'];
  onJump(): void;
};

/**
 * The first dishes and a link to sign up, in view above the foods on narrow screens. The list of all dishes contains the
 * same dishes, so these are hidden from assistive technology.
 */
export function Podium({ list, rows, labels, onJump }: PodiumProps) {
  return (
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
      <div className="podium -mx-1 bg-page p-1 pt-2 pb-3">
        <ol ref={list} aria-hidden className="grid grid-cols-3 gap-1.5 select-none sm:gap-2.5">
          {rows.slice(0, ON_PODIUM).map(({ title, rank, score, picture, ranked, gained = 0 }) => (
            <li
              key={title}
              className={`overflow-clip rounded-2xl border ${rank === 1 ? 'relative z-1 border-winner bg-forest text-on-forest shadow-winner' : 'border-line bg-surface'}`}
            >
              <div className={rank + gained > ON_PODIUM ? 'moved-up' : ''}>
                <div className="relative">
                  {picture && (
                    <GapPlate
                      shares={rank === 1 ? ranked.gaps.map(({ share }) => share) : undefined}
                      className="mx-auto mt-2 w-[68%] sm:w-1/2"
                    >
                      <Picture
                        file={picture}
                        alt=""
                        sizes="(width >= 40rem) 240px, 30vw"
                        className="aspect-[3/2] w-full object-cover sm:aspect-[2/1]"
                      />
                    </GapPlate>
                  )}
                  <RankBadge rank={rank} className="start-1.5 top-1.5 size-6" />
                </div>
                <div className="p-2">
                  <DishScore
                    score={score}
                    template={labels.score}
                    isInRow
                    className="text-[min(1.5rem,7.5vw)]!"
                  />{' '}
                  <span className="mt-1 block text-[0.8125rem] leading-tight font-semibold sm:text-sm">
                    {title}
                  </span>
                </div>
              </div>
            </li>
          ))}
        </ol>
        <a href={labels.signUp.href} className={buttonVariants({ className: 'mt-2 w-full' })}>
          {labels.signUp.label}
        </a>
      </div>
    </>
  );
}
