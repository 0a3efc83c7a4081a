type NutrientBarProps = {
  name: string;
  target: number;
  /** What fills the bar, from the left. */
  parts: { name: string; amount: number }[];
  /** The same in words and figures. */
  amounts: string;
};

const FILLS = ['bg-brand', 'bg-apricot dark:bg-accent'];

/** A nutrient's name and amounts over a bar that is full when the target is reached. */
export function NutrientBar({ name, target, parts, amounts }: NutrientBarProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <dt className="font-semibold">{name}</dt>
        <dd className="text-muted tabular-nums">{amounts}</dd>
      </div>
      <div
        aria-hidden
        className="mt-1.5 flex h-3 overflow-hidden rounded-full bg-surface inset-ring inset-ring-control"
      >
        {parts.map((part, position) => (
          <span
            key={part.name}
            className={`example-grow ${FILLS[position]} forced-colors:bg-[Highlight]`}
            style={{
              width: `${Math.min(part.amount / target, 1) * 100}%`,
              animationDelay: `${position * 0.5}s`,
            }}
          />
        ))}
      </div>
    </div>
  );
}
