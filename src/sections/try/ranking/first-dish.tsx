import { GapPlate } from '../../../components/gap-plate';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { Picture } from '../../../components/picture';
import { formatShare } from '../../../lib/format-amount';
import { itemAt } from '../../../lib/item-at';
import { useDemo } from '../demo-context';
import { AddsMost, DishScore, DishTitle, Rank } from './dish-parts';
import { arcsOf, DISH_SIZES, namedGapsOf, type DishRow } from './dish-row';

/** The first dish on a large plate, and what it closes of each gap. */
export function FirstDish({ title, rank, picture, ranked }: DishRow) {
  const { nutrients: names } = useDemo().data;
  const named = namedGapsOf(ranked);
  return (
    <div className="first-dish">
      {picture && (
        <GapPlate
          shares={arcsOf(ranked)}
          symbols={named.map(({ nutrient }) => itemAt(names, nutrient).symbol)}
          className="sm:row-span-2 xl:row-span-1"
        >
          <Picture file={picture} alt="" sizes={DISH_SIZES} />
        </GapPlate>
      )}
      <Rank
        rank={rank}
        className="start-1.5 top-1.5 bg-(--color-apricot) text-on-pastel max-sm:size-6"
      />
      <div className="sm:self-end xl:self-center">
        <DishTitle title={title} rank={rank} className="text-xl sm:text-2xl 2xl:text-3xl" />
        <DishScore score={ranked.score} className="text-4xl sm:text-6xl 2xl:text-7xl" />
      </div>
      {named.length > 0 ? (
        <ul className="first-dish-gaps">
          {named.map(({ nutrient, share }) => (
            <li key={nutrient} className="flex flex-wrap items-center gap-1">
              <NutrientSymbol symbol={itemAt(names, nutrient).symbol} />{' '}
              <span className="min-w-0 flex-[1_1_3.75rem]">{itemAt(names, nutrient).name}</span>{' '}
              <b className="ms-auto tabular-nums">{formatShare(share)}</b>
            </li>
          ))}
        </ul>
      ) : (
        // Where all gaps count, they are too many to name.
        <AddsMost ranked={ranked} className="first-dish-adds" />
      )}
    </div>
  );
}
