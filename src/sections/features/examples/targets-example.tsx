import { formatNumber } from '../../../lib/format';
import { Interpolated } from '../../../components/interpolated';
import { Badge } from '../../../components/ui/badge';
import { Choices } from './choices';
import type { Examples } from './examples';

/** A set of official targets with one overridden. */
export function TargetsExample({ example }: { example: Examples['targets'] }) {
  return (
    <>
      <Choices options={example.sets} chosen={example.chosen} />
      <dl className="mt-3 grid flex-1 gap-2 @md:mt-5 @2xl:has-[>:nth-child(2):last-child]:grid-cols-2">
        {example.amounts.map(({ name, unit, official, own }) => (
          <div
            key={name}
            className="flex flex-wrap content-center items-baseline gap-x-3 rounded-2xl bg-surface px-4 py-2.5 @md:px-5 @md:py-3"
          >
            <dt className="font-semibold">{name}</dt>{' '}
            {own !== null && (
              <dd className="self-center">
                <Badge>{example.own}</Badge>
              </dd>
            )}{' '}
            <dd className="ms-auto text-muted tabular-nums">
              <Interpolated
                template={own === null ? '{own} {unit}' : example.ownSpoken}
                values={{
                  own: (
                    <strong className="font-display text-xl text-ink">
                      {formatNumber(own ?? official)}
                    </strong>
                  ),
                  official: formatNumber(official),
                  unit,
                }}
              />
            </dd>{' '}
          </div>
        ))}
      </dl>
    </>
  );
}
