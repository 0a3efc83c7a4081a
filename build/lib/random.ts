/** Random numbers that are the same for the same seed. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  share(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** An item of a list, which must not be empty. */
  one<Item>(items: readonly Item[]): Item;
};

/** Creates a random generator (mulberry32, Tommy Ettinger 2017). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(share() * limit);
  return { share, below, one: (items) => items[below(items.length)]! };
}
