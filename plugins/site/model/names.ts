import { z } from 'zod';
import { LOCALE } from '../../../src/lib/format';
import { interpolate } from '../../../src/lib/interpolate';
import { CURRENCY } from './pricing';

type Names = Record<string, string>;

/** The parts of `site.json` and `plans.json` that have the names. */
const named = z.object({ name: z.string() });
const plansFile = z.object({
  currency: z.string().regex(CURRENCY).optional().catch(undefined),
  plans: z.array(named.extend({ id: z.string() })),
});

/** What the texts of data files can name, so that it is written once: `{product}`, `{currency}`, and each plan by its id. */
export function namesIn(site: unknown, plans: unknown): Names {
  const product = named.safeParse(site).data?.name;
  const file = plansFile.safeParse(plans).data;
  return {
    ...(product && { product }),
    ...(file?.currency && { currency: nameOfCurrency(file.currency) }),
    ...Object.fromEntries(file?.plans.map(({ id, name }) => [id, name]) ?? []),
  };
}

/** The name of a currency after a number, such as `US dollars`. */
const nameOfCurrency = (currency: string) =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')!.value;

/** A value with names in the place of their placeholders. */
export function withNames(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return interpolate(value, names);
  if (Array.isArray(value)) return value.map((part) => withNames(part, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withNames(part, names)]),
  );
}
