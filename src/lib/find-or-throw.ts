/** The first item of a list that passes a test. Without one, the error says what is missing: `There is no dish "Soup".` */
export function findOrThrow<Item>(
  list: readonly Item[],
  isWanted: (item: Item) => boolean,
  what: string,
): Item {
  const item = list.find(isWanted);
  if (item === undefined) throw new Error(`There is no ${what}.`);
  return item;
}

/** The item of a list with an id. */
export const findById = <Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
): Item => findOrThrow(list, (item) => item.id === id, `item with the id "${id}"`);

/** The item of a list with a title. */
export const findByTitle = <Item extends { readonly title: string }>(
  list: readonly Item[],
  title: string,
): Item => findOrThrow(list, (item) => item.title === title, `item with the title "${title}"`);
