import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { GapBars } from './gap-bars';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import type { ExampleDay, Examples } from './examples';

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
        <MealExample {...examples} dish={examples.exampleDay.best} />
      </div>
      <TryLink {...examples.tryLink} />
    </>
  );
}

type MealExampleProps = Pick<Examples, 'exampleDay' | 'day'> & {
  dish: ExampleDay['dishes'][number];
};

/** The plate of a dish, and the biggest gaps of a day before and after it. */
export const MealExample = ({ exampleDay, day, dish }: MealExampleProps) => (
  <div className="@container grid flex-1">
    <div className="meal">
      <BestPlate gaps={exampleDay.gaps} best={dish} className="meal-plate" />
      <GapBars gaps={exampleDay.gaps} dish={dish} template={day.meal} unchanged={day.unchanged} />
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
