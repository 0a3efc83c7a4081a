import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { GapBars } from './gap-bars';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import type { Examples } from './examples';

/** The first dishes of the example day, and what the first does to the gaps. */
export const GapsExample = ({ examples }: { examples: Examples }) => (
  <>
    <RankedDishes dishes={examples.exampleDay.dishes.slice(0, 3)} template={examples.gaps.score} />
    <MealExample {...examples} className="mt-6" />
    <TryLink label={examples.gaps.tryLabel} />
  </>
);

type MealExampleProps = Pick<Examples, 'exampleDay' | 'day'> & { className?: string };

/** The plate of the best dish, and the biggest gaps of a day before and after it. */
export const MealExample = ({ exampleDay, day, className = '' }: MealExampleProps) => {
  const { gaps, dishes } = exampleDay;
  const best = dishes[0]!;
  return (
    <div
      className={`grid flex-1 content-evenly items-center gap-x-6 gap-y-4 @md:grid-cols-[auto_1fr] ${className}`}
    >
      <GapPlate shares={best.shares} className="mx-auto w-56 max-w-full">
        <Picture file={best.card.image} alt="" sizes="160px" />
      </GapPlate>
      <GapBars gaps={gaps} dish={best} template={day.meal} />
    </div>
  );
};
