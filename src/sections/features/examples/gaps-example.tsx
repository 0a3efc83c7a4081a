import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { GapBars } from './gap-bars';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import type { Examples } from './examples';

type GapsExampleProps = { examples: Examples; isBrief: boolean };

/** The first dishes of the example day, and unless it is brief, what the first does to the gaps. */
export const GapsExample = ({ examples, isBrief }: GapsExampleProps) => (
  <>
    <div className="grid grid-cols-1 gap-6">
      <RankedDishes
        dishes={examples.exampleDay.dishes.slice(0, 3)}
        template={examples.gaps.score}
      />
      {!isBrief && <MealExample {...examples} />}
    </div>
    {!isBrief && <TryLink label={examples.gaps.tryLabel} />}
  </>
);

/** The plate of the best dish, and the biggest gaps of a day before and after it. */
export const MealExample = ({ exampleDay, day }: Pick<Examples, 'exampleDay' | 'day'>) => {
  const { gaps, dishes } = exampleDay;
  const best = dishes[0]!;
  return (
    <div className="@container grid flex-1">
      <div className="grid gap-x-8 gap-y-4 @md:grid-cols-[auto_1fr]">
        <GapPlate
          shares={best.shares}
          symbols={gaps.map(({ symbol }) => symbol)}
          className="mx-auto w-56 max-w-full self-center @lg:w-64 @3xl:w-80"
        >
          <Picture file={best.card.plate} alt="" sizes="224px" />
        </GapPlate>
        <GapBars gaps={gaps} dish={best} template={day.meal} />
      </div>
    </div>
  );
};
