import { AmountLegend } from '../../../components/amount-bar';
import { GapBars } from './gap-bars';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import type { ExampleDay } from './examples';

type GapsExampleProps = {
  labels: Queries.FeatureExamplesFragment['gaps'];
  day: ExampleDay;
};

/** The first dishes of the example day, and a chart of the gaps and what the first dish adds. */
export function GapsExample({ labels, day: { gaps, dishes } }: GapsExampleProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @xl:grid-cols-2">
        <RankedDishes dishes={dishes.slice(0, 3)} template={labels.score} />
        <div>
          <AmountLegend amount={labels.eaten} added={labels.closes} />
          <GapBars
            gaps={gaps}
            dish={dishes[0]}
            template={labels.amounts}
            isLegend
            className="mt-3"
          />
        </div>
      </div>
      <TryLink label={labels.tryLabel} />
    </>
  );
}
