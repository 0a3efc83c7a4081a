import { MOST_PORTIONS } from './ranking-data';

/**
 * Adds a portion of a food to the day in an address that `dayToFragment` wrote. It needs neither the data nor the code of
 * the ranking, which the home page's islands do without.
 */
export function withFoodInAddress(address: string, food: string): string {
  const parts = address.split(',');
  const at = parts.findIndex((part) => part === food || part.startsWith(`${food}.`));
  if (at === -1) return `${address},${food}`;
  const [, portions = '1'] = parts[at]!.split('.');
  return parts.with(at, `${food}.${Math.min(Number(portions) + 1, MOST_PORTIONS)}`).join();
}
