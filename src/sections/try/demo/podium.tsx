import { ArrowDown } from '../../../components/icons';
import type { Ref } from 'react';
import { Button } from '../../../components/ui/button';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import type { PictureFile } from '../../../lib/picture-file';
import { DishScore } from './dish-score';

type PodiumProps = {
  list: Ref<HTMLOListElement>;
  dishes: readonly {
    title: string;
    score: string;
    picture: PictureFile | undefined;
    /** Whether the last change brought it here. */
    isNew: boolean;
  }[];
  labels: Queries.RankingDemoLabelsFragment['ranking'];
  onJump(): void;
};

/**
 * The first dishes, above the kitchen on narrow screens, where they stay in sight while the visitor taps foods. The
 * list of all dishes says the same, so assistive technology ignores them.
 */
export function Podium({ list, dishes, labels, onJump }: PodiumProps) {
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
      <ol ref={list} aria-hidden className="podium mb-3 grid-cols-3 gap-1.5 select-none sm:gap-2.5">
        {dishes.map(({ title, score, picture, isNew }, place) => (
          <li
            key={title}
            className={`overflow-clip rounded-2xl border ${place === 0 ? 'border-winner bg-forest text-on-forest shadow-winner' : 'border-line bg-surface'}`}
          >
            <div className={isNew ? 'moved-up' : ''}>
              <div className="relative">
                {picture && (
                  <Picture
                    file={picture}
                    alt=""
                    sizes="(width >= 40rem) 240px, 30vw"
                    className="aspect-[3/2] w-full object-cover sm:aspect-[2/1]"
                  />
                )}
                <span
                  className={`absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-full font-display text-sm font-bold tabular-nums forced-colors:border ${place === 0 ? 'bg-(--color-apricot) text-on-pastel' : 'bg-page text-ink'}`}
                >
                  {formatNumber(place + 1)}
                </span>
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
    </>
  );
}
