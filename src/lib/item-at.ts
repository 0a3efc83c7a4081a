/** The item at an index of a list, counted from its end if it is negative. Fails if there is none. */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list.at(place);
  if (item === undefined) throw new Error(`There is no item ${place} of ${list.length}.`);
  return item;
}
