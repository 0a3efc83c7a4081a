import { formatNumber } from '../../../lib/format';
import { Choices } from './choices';
import { TargetRows } from './target-rows';
import type { Examples } from './examples';

/** A set of official targets with one overridden. */
export const TargetsExample = ({ example }: { example: Examples['targets'] }) => (
  <>
    <Choices options={example.sets} chosen={example.chosen} />
    <TargetRows
      rows={example.amounts.map(({ name, unit, official, own, warning }) => ({
        name,
        unit,
        official: formatNumber(official),
        own: own === null ? null : formatNumber(own),
        warning,
      }))}
      labels={example}
    />
  </>
);
