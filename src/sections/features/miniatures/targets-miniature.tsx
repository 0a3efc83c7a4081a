import { formatNumber } from '../../../lib/format';
import type { Examples } from '../examples/examples';

/** The official target that was replaced, and the visitor's own. They are CSS content, so that screen readers don’t read numbers without a nutrient. */
export function TargetsMiniature({ example: { amounts } }: { example: Examples['targets'] }) {
  const changed = amounts.find(({ own }) => own !== null);
  if (!changed || changed.own === null) return null;
  const { official, own, unit } = changed;
  return (
    <span className="miniature-target">
      <span data-symbol={formatNumber(official)} className="miniature-official" />
      <span data-symbol={`${formatNumber(own)} ${unit}`} className="miniature-own" />
    </span>
  );
}
