import { formatNumber } from '../../../lib/format';

type Portions = Queries.FeatureExamplesFragment['portions'];

/** Plates with a circle of food whose area is proportional to the portion. */
export function PortionsExample({ example }: { example: Portions }) {
  const largest = Math.max(...example.people.map(({ amount }) => amount));
  return (
    <ul className="grid grid-cols-3 gap-3 text-center sm:gap-6">
      {example.people.map(({ name, amount }) => (
        <li key={name}>
          <svg
            viewBox="0 0 100 100"
            width="100"
            height="100"
            aria-hidden
            className="mx-auto h-auto w-full max-w-36"
          >
            <circle cx="50" cy="50" r="49" className="fill-surface stroke-line" />
            <circle cx="50" cy="50" r="38" className="fill-none stroke-line" />
            <circle
              cx="50"
              cy="50"
              r={36 * Math.sqrt(amount / largest)}
              className="example-pop fill-helping"
            />
          </svg>
          <p className="mt-3 font-display text-xl font-bold sm:text-2xl">
            {formatNumber(amount)} {example.unit}
          </p>
          <p className="text-sm text-muted sm:text-base">{name}</p>
        </li>
      ))}
    </ul>
  );
}
