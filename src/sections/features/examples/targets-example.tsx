import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { Badge } from '../../../components/ui/badge';
import { Choices } from './choices';

type Targets = Queries.FeatureExamplesFragment['targets'];

/** A set of official targets, one of which is overridden. */
export function TargetsExample({ example }: { example: Targets }) {
  return (
    <>
      <Choices options={example.sets} chosen={example.chosen} />
      <dl className="mt-3 grid flex-1 auto-rows-fr gap-2 @md:mt-5">
        {example.amounts.map(({ name, unit, official, own }) => (
          <div
            key={name}
            className="flex flex-wrap content-center items-baseline gap-x-3 rounded-2xl bg-surface px-4 py-2.5 @md:px-5 @md:py-3"
          >
            <dt className="flex-1 font-semibold">{name}</dt>
            {own !== null && (
              <dd className="self-center">
                <Badge>{example.own}</Badge>
              </dd>
            )}
            {own !== null && (
              <dd className="sr-only">
                {interpolate(example.ownSpoken, {
                  own: formatNumber(own),
                  official: formatNumber(official),
                  unit,
                })}
              </dd>
            )}
            <dd aria-hidden={own !== null || undefined} className="tabular-nums">
              {own !== null && <s className="text-muted">{formatNumber(official)}</s>}{' '}
              <strong className="font-display text-xl">{formatNumber(own ?? official)}</strong>{' '}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
