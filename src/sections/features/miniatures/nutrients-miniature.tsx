import { DOT_LOOKS, dotsPath } from '../examples/nutrients-example';

type NutrientsMiniatureProps = { example: Queries.FeatureExamplesFragment['nutrients'] };

const ROWS = 8;

/** A dot for each nutrient: those from the start, then those to add. */
export function NutrientsMiniature({ example: { sets } }: NutrientsMiniatureProps) {
  const counts = sets.map(({ count }) => count);
  const columns = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / ROWS);
  return (
    <svg width={columns * 6} height={ROWS * 6} viewBox={`0 0 ${columns * 10} ${ROWS * 10}`}>
      {counts.map((count, set) => (
        <path
          // The sets have no other order.
          // oxlint-disable-next-line react/no-array-index-key
          key={set}
          d={dotsPath({ count, rows: ROWS, before: set === 0 ? 0 : (counts[0] ?? 0) })}
          {...DOT_LOOKS[set]}
        />
      ))}
    </svg>
  );
}
