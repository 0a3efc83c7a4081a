import { memo, type Ref } from 'react';
import { ArrowDown, ArrowUp, TriangleAlert } from '../../../components/icons';
import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { Button } from '../../../components/ui/button';
import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { useDemo } from '../demo-context';
import { DishScore, Rank } from './dish-parts';
import { arcsOf, DISH_SIZES, type DishRow } from './dish-row';

/** How many dishes the podium shows. */
const ON_PODIUM = 3;

type PodiumProps = {
  list: Ref<HTMLOListElement>;
  rows: readonly DishRow[];
  onJump(): void;
};

/**
 * The first dishes, in view above the foods on narrow screens. The list of all dishes contains the same dishes, so these are
 * hidden from assistive technology. Titles have room for all their lines, so that the foods below never move.
 */
export const Podium = memo(function Podium({ list, rows, onJump }: PodiumProps) {
  const { ranking: labels } = useDemo().labels;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 lg:hidden print:hidden">
        <p aria-hidden className="font-display text-xl leading-tight font-bold select-none">
          {labels.title}
        </p>
        <Button variant="link" className="text-sm noscript:hidden" onClick={onJump}>
          <span>{interpolate(labels.jump, { dishes: formatNumber(rows.length) })}</span>
          <ArrowDown className="size-4!" />
        </Button>
      </div>
      <ol ref={list} aria-hidden className="podium">
        {rows.slice(0, ON_PODIUM).map((row) => (
          <PodiumDish key={row.title} {...row} />
        ))}
      </ol>
    </>
  );
});

function PodiumDish({ title, rank, gained, picture, ranked }: DishRow) {
  const isFirst = rank === 1;
  return (
    <li data-first={isFirst || undefined}>
      {!isFirst && <Rank rank={rank} className="podium-rank" />}
      {picture && (
        <span className="podium-plate">
          <GapPlate shares={isFirst ? arcsOf(ranked) : undefined}>
            <Picture
              file={picture}
              alt=""
              sizes={DISH_SIZES}
              className="aspect-square w-full rounded-full"
            />
          </GapPlate>
          {gained && (
            <ArrowUp className="moved-up absolute -end-1 -bottom-1 size-4 rounded-full bg-butter p-0.5 text-on-tint" />
          )}
        </span>
      )}{' '}
      <span className="podium-title">{title}</span>{' '}
      <div className="podium-score">
        {isFirst ? (
          <DishScore score={ranked.score} className="text-[min(1.25rem,6.25vw)] sm:text-xl" />
        ) : (
          <b className="font-display leading-none font-heavy">{formatShare(ranked.score)}</b>
        )}
      </div>
      {/* The list says of which nutrients it is more than advised. */}
      {ranked.over.length > 0 && <TriangleAlert className="over-mark" strokeWidth={2.5} />}
    </li>
  );
}
