import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import type { Food } from '../../../lib/ranking/ranking-data';

/** Describes a portion: `1 kiwi, 69 g`. */
export const portionOf = ({ portion, grams }: Food, template: string): string =>
  interpolate(template, { portion, grams: formatNumber(grams) });
