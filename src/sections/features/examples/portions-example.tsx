import { GapPlate } from '../../../components/gap-plate';
import { formatNumber } from '../../../lib/format';

type Portions = Queries.FeatureExamplesFragment['portions'];

/** Plates with a circle of food whose area is proportional to the portion. */
export function PortionsExample({ example }: { example: Portions }) {
  const largest = Math.max(...example.people.map(({ amount }) => amount));
  return (
    <ul className="grid grid-cols-3 gap-3 text-center sm:gap-6">
      {example.people.map(({ name, amount }) => (
        <li key={name}>
          <GapPlate shares={[]} className="mx-auto w-full max-w-36">
            <svg viewBox="0 0 100 100" aria-hidden className="relative size-full">
              <circle
                cx="50"
                cy="50"
                r={36 * Math.sqrt(amount / largest)}
                className="example-pop fill-helping"
              />
            </svg>
          </GapPlate>
          <p className="mt-3 font-display text-xl font-bold sm:text-2xl">
            {formatNumber(amount)} {example.unit}
          </p>
          <p className="text-sm text-muted sm:text-base">{name}</p>
        </li>
      ))}
    </ul>
  );
}
