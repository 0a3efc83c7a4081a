import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { GapBars } from './gap-bars';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import type { Examples } from './examples';

/** The first dishes of the example day, and unless it is brief, what the first does to the gaps. */
export function GapsExample({ examples, isBrief }: { examples: Examples; isBrief: boolean }) {
  const ranking = (
    <RankedDishes dishes={examples.exampleDay.dishes.slice(0, 3)} template={examples.gaps.score} />
  );
  if (isBrief) return ranking;
  return (
    <>
      <div className="grid grid-cols-1 gap-6 @4xl:grid-cols-[5fr_8fr] @4xl:gap-10">
        {ranking}
        <MealExample {...examples} />
      </div>
      <TryLink {...examples.tryLink} />
    </>
  );
}

type MealExampleProps = Pick<Examples, 'exampleDay' | 'day'>;

/** The plate of the best dish, and the biggest gaps of a day before and after it. */
export const MealExample = ({ exampleDay, day }: MealExampleProps) => (
  <div className="@container grid flex-1">
    <div className="grid gap-x-3 gap-y-4 @md:grid-cols-[52%_minmax(0,28rem)] @md:justify-between @md:gap-x-8">
      <BestPlate
        {...exampleDay}
        className="mx-auto w-56 max-w-full self-center sm:w-64 @md:w-full"
      />
      <GapBars gaps={exampleDay.gaps} dish={exampleDay.best} template={day.meal} />
    </div>
  </div>
);

type BestPlateProps = Queries.BestPlateFragment & { className: string };

/** The plate of a day's best dish, without words. */
export const BestPlate = ({ gaps, best, className }: BestPlateProps) => (
  <GapPlate
    shares={best.shares}
    symbols={gaps.map(({ symbol }) => symbol)}
    names={gaps.map(({ name }) => name)}
    className={className}
  >
    <Picture file={best.card.plate} alt="" sizes="(min-width: 64rem) 20vw, 256px" />
  </GapPlate>
);
