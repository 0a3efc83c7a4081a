import { AmountBar } from '../../../components/amount-bar';
import { GapPlate } from '../../../components/gap-plate';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';
import { formatShare } from '../../../lib/format-amount';
import { itemAt } from '../../../lib/item-at';
import { useDemo } from '../demo-context';
import { AddsMost, DishTitle, Gain, Rank } from './dish-parts';
import { arcsOf, DISH_SIZES, namedGapsOf, type DishRow } from './dish-row';

/** Another dish, with a bar that compares its score, and the gaps that it closes most. An open one is on a plate. */
export function OtherDish({ title, rank, gained, raised, picture, ranked, isOpen }: DishRow) {
  const { data, labels: all } = useDemo();
  const { nutrients: names } = data;
  const labels = all.ranking;
  return (
    <div className="other-dish">
      {picture && (
        <GapPlate
          shares={isOpen ? arcsOf(ranked) : undefined}
          symbols={namedGapsOf(ranked).map(({ nutrient }) => itemAt(names, nutrient).symbol)}
          className="self-start"
        >
          <Picture
            file={picture}
            alt=""
            sizes={DISH_SIZES}
            className="aspect-square w-full self-start rounded-full"
          />
        </GapPlate>
      )}
      <Rank rank={rank} className="start-2 top-2 bg-forest text-on-forest ring-2 ring-surface" />
      <div className="other-dish-text">
        <DishTitle title={title} rank={rank} className="sm:text-lg" />
        <AddsMost ranked={ranked} className="mt-0.5 mb-1.5 text-sm leading-snug text-muted" />
        <AmountBar amount={0} added={ranked.score} />
      </div>
      {/* The list's heading explains it to sighted visitors. */}
      <div className="other-dish-score">
        <p>
          <Interpolated
            template={labels.score}
            values={{ score: <span>{formatShare(ranked.score)}</span> }}
            isSpoken
          />
        </p>
        <Gain gained={gained} raised={raised} />
        <span aria-hidden data-label={labels.open} />
      </div>
    </div>
  );
}
