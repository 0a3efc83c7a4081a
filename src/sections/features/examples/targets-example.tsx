import { formatNumber } from '../../../lib/format';
import { Badge } from '../../../components/ui/badge';

type Targets = Queries.FeatureExamplesFragment['targets'];

/** A set of official targets, one of which is overridden. */
export function TargetsExample({ example }: { example: Targets }) {
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {example.sets.map((set) => (
          <li
            key={set}
            className={`rounded-full border px-3.5 py-1 text-sm font-semibold ${set === example.chosen ? 'border-ink bg-ink text-page' : 'border-control'}`}
          >
            {set}
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid gap-2">
        {example.rows.map(({ nutrient, unit, official, own }) => (
          <div
            key={nutrient}
            className="flex flex-wrap items-baseline gap-x-3 rounded-2xl bg-surface px-5 py-3"
          >
            <dt className="flex-1 font-semibold">{nutrient}</dt>
            {own !== null && (
              <dd>
                <Badge>{example.own}</Badge>
              </dd>
            )}
            <dd className="tabular-nums">
              {own !== null && (
                <>
                  <s className="text-muted">{formatNumber(official)}</s>{' '}
                </>
              )}
              <strong className="font-display text-xl">{formatNumber(own ?? official)}</strong>{' '}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
