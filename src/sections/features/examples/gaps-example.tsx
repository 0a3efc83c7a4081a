import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { GapBars } from './gap-bars';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import type { Examples } from './examples';

/** The first dishes of the example day, and what the first does to the gaps. */
export const GapsExample = ({ examples }: { examples: Examples }) => (
  <>
    <div className="grid grid-cols-1 items-center gap-x-8 gap-y-6 @xl:grid-cols-2">
      <RankedDishes
        dishes={examples.exampleDay.dishes.slice(0, 3)}
        template={examples.gaps.score}
      />
      <MealExample {...examples} />
    </div>
    <TryLink label={examples.gaps.tryLabel} />
  </>
);

/** The plate of the best dish, and the biggest gaps of a day before and after it. */
export const MealExample = ({ exampleDay, day }: Pick<Examples, 'exampleDay' | 'day'>) => {
  const { gaps, dishes } = exampleDay;
  const best = dishes[0]!;
  return (
    <div className="@container grid flex-1">
      <div className="grid content-evenly items-center gap-x-6 gap-y-4 @md:grid-cols-[auto_1fr]">
        <GapPlate
          shares={best.shares}
          symbols={gaps.map(({ symbol }) => symbol)}
          className="mx-auto w-56 max-w-full"
        >
          <Picture file={best.card.plate} alt="" sizes="160px" />
        </GapPlate>
        <GapBars gaps={gaps} dish={best} template={day.meal} />
      </div>
    </div>
  );
};
