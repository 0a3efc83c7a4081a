import { formatAmount } from './format-amount';
import { interpolate } from './interpolate';
import type { LimitKind } from './ranking/ranking-data';

type Limit = {
  /** Null if the official set has none for the nutrient. */
  limit: number | null;
  kind: LimitKind;
  unit: string;
};

/**
 * Says that somebody's own target is above the official limit; empty if it isn't.
 * @param own null if the target is the official one
 * @param templates the texts of /try by the kind of the limit, so that all pages say it alike
 */
export const aboveLimit = (
  own: number | null,
  { limit, kind, unit }: Limit,
  templates: Readonly<Record<LimitKind, string>>,
): string =>
  own !== null && limit !== null && own > limit
    ? interpolate(templates[kind], { limit: formatAmount(limit), unit })
    : '';
