import type { Data } from './data-files';

type Sources = Pick<Data, 'reference-intakes' | 'nutrients'>;

/** A person of `reference-intakes.json`, by id, and their targets of some nutrients in an official set. */
export function officialTargets(
  { 'reference-intakes': { columns, people, sets } }: Sources,
  set: string,
  person: string,
  nutrients: readonly string[],
) {
  const { name } = people.find(({ id }) => id === person)!;
  const figures = sets.find(({ id }) => id === set)!.people.find((one) => one.person === person)!;
  return {
    name,
    targets: nutrients.map((nutrient) => figures.targets[columns.indexOf(nutrient)]!),
  };
}

/** The names and units of nutrients, by their ids. */
export const nutrientsNamed = ({ nutrients: { nutrients } }: Sources, ids: readonly string[]) =>
  ids.map((id) => {
    const { name, unit } = nutrients.find((nutrient) => nutrient.id === id)!;
    return { name, unit };
  });
