type CustomMiniatureProps = { example: Queries.FeatureExamplesFragment['custom'] };

const WIDTH = 96;
const HEIGHT = 48;
/** How many of the ingredients that stay are shown. More would be too fine for a tile. */
const MOST_KEPT = 2;

/** Lines of a recipe: pale ones stay, dashed ones with a minus go, and bold ones with a plus come. */
export function CustomMiniature({ example }: CustomMiniatureProps) {
  const kept = example.kept.slice(0, MOST_KEPT);
  const { removed, added } = example;
  const step = HEIGHT / (kept.length + removed.length + added.length);
  const yOf = (line: number) => (line + 0.5) * step;
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      {kept.map((ingredient, line) => (
        <path
          key={ingredient}
          d={`M19 ${yOf(line)}H${WIDTH - 6 - line * 16}`}
          strokeOpacity="0.45"
        />
      ))}
      {removed.map((ingredient, line) => (
        <g key={ingredient} transform={`translate(0 ${yOf(kept.length + line)})`}>
          <path d="M2 0h8" />
          <path d="M19 0h46" strokeDasharray="4 7" />
        </g>
      ))}
      {added.map((ingredient, line) => (
        <path
          key={ingredient}
          transform={`translate(0 ${yOf(kept.length + removed.length + line)})`}
          d="M2 0h8m-4-4v8M19 0h64"
        />
      ))}
    </svg>
  );
}
