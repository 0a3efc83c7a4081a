import type { Examples } from '../examples/examples';

const HEIGHT = 48;
const STEP = 22;
/** The room for a head above the tallest person. */
const HEAD = 13;

/** The people of the household, as tall as their targets for the first nutrient. */
export function HouseholdMiniature({ example: { members } }: { example: Examples['household'] }) {
  const people = members.map(({ name, targets: [target = 0] }) => ({ name, target }));
  const highest = Math.max(...people.map(({ target }) => target), 1);
  const width = members.length * STEP;
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} fill="currentColor">
      {people.map(({ name, target }, person) => {
        const height = Number(((target / highest) * (HEIGHT - HEAD)).toFixed(2));
        const top = HEIGHT - height;
        const left = person * STEP;
        return (
          <g key={name}>
            <circle cx={left + 9} cy={top - 7} r="5.5" />
            <rect x={left} y={top} width="18" height={height} rx="5" />
          </g>
        );
      })}
    </svg>
  );
}
