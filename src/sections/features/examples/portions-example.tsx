import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import type { Examples } from './examples';

/** The radius of the largest portion, in hundredths of the plate’s width. */
const FULL = 44;

/** Plates with food whose area is proportional to the portion: plate covers the rest of the picture. */
export function PortionsExample({ example }: { example: Examples['portions'] }) {
  const largest = Math.max(...example.people.map(({ amount }) => amount));
  return (
    <ul className="grid grid-cols-3 gap-3 text-center sm:gap-6">
      {example.people.map(({ name, amount }) => {
        const radius = FULL * Math.sqrt(amount / largest);
        return (
          <li key={name}>
            <GapPlate shares={[]} className="mx-auto w-full max-w-48">
              <Picture
                file={example.image}
                alt=""
                sizes="288px"
                className="scale-210 [clip-path:circle(30%)]"
              />
              <svg viewBox="0 0 100 100" aria-hidden>
                <circle
                  cx="50"
                  cy="50"
                  r={(FULL + 2 + radius) / 2}
                  strokeWidth={FULL + 2 - radius}
                  className="stroke-plate"
                />
              </svg>
            </GapPlate>
            <p className="mt-3 font-display text-xl font-bold sm:text-2xl">
              {formatNumber(amount)} {example.unit}
            </p>
            <p className="text-sm text-muted sm:text-base">{name}</p>
          </li>
        );
      })}
    </ul>
  );
}
