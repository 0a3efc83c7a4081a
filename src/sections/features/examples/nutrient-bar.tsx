type NutrientBarProps = {
  name: string;
  target: number;
  /** The segments of the bar, in order. */
  parts: { name: string; amount: number }[];
  /** Such as `5 + 19 / 25 g`. */
  amounts: string;
};

const FILLS = ['fill-amount', 'fill-added'];

/** A nutrient's name and amounts, and a bar that is full when the target is reached. */
export function NutrientBar({ name, target, parts, amounts }: NutrientBarProps) {
  const shares = parts.map(({ amount }) => amount / target);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted tabular-nums">{amounts}</dd>
      <dd aria-hidden className="mt-1.5 basis-full">
        <svg
          width="100%"
          height="12"
          className="block h-3 w-full rounded-full bg-surface inset-ring inset-ring-control"
        >
          {parts.map((part, position) => (
            <rect
              key={part.name}
              x={percent(shares.slice(0, position).reduce((sum, share) => sum + share, 0))}
              width={percent(shares[position]!)}
              height="100%"
              className={`example-grow ${FILLS[position]} forced-colors:fill-[Highlight]`}
            />
          ))}
        </svg>
      </dd>
    </div>
  );
}

type BarsKeyProps = { eaten: string; added: string; className?: string };

/** What the two colors of the bars stand for. Their amounts say it, too. */
export const BarsKey = ({ eaten, added, className = '' }: BarsKeyProps) => (
  <p aria-hidden className={`flex flex-wrap gap-x-5 text-sm text-muted ${className}`}>
    <span className="example-key before:bg-amount">{eaten}</span>
    <span className="example-key before:bg-added">{added}</span>
  </p>
);

const percent = (share: number) => `${Math.min(share, 1) * 100}%`;
