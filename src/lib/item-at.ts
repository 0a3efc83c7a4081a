/** The item at an index of a list. Fails if there is none. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list[place];
  if (item === undefined) throw new Error(`There is no item ${place} of ${list.length}.`);
  return item;
}
