import { itemAt } from '../../src/lib/item-at';
import { foodsOf } from '../../src/lib/ranking/day';
import type { Day, RankingData } from '../../src/lib/ranking/ranking-data';

/** Random numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Random days: a person, then one of their sets, then `fewest` to 6 different foods in 1 or 2 portions each. At each
 * step, everything is equally likely.
 */
export function randomDays(data: RankingData, count: number, seed: number, fewest = 3): Day[] {
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]) => itemAt(list, Math.floor(random() * list.length));
  return Array.from({ length: count }, () => {
    const { id: person, sets } = pick(data.people);
    const set = pick(sets).id;
    const size = fewest + Math.floor(random() * (7 - fewest));
    const foods = new Set<string>();
    while (foods.size < size) foods.add(pick(foodsOf(data)).id);
    const eaten = [...foods].map((food) => ({ food, portions: 1 + Math.floor(random() * 2) }));
    return { person, set, eaten };
  });
}
