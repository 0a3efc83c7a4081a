import type { Day, RankingData } from '../../../lib/ranking/ranking-data';

type Named = { readonly id: string; readonly name: string };

/** The name of a person or a set. */
export const nameOf = (named: readonly Named[], id: string): string =>
  named.find((each) => each.id === id)?.name ?? id;

/** The names of a day's person and official set. */
export const personAndSet = (data: RankingData, { person, set }: Pick<Day, 'person' | 'set'>) => ({
  person: nameOf(data.people, person),
  set: nameOf(data.sets, set),
});

/** The ids of the sets with figures for a person. */
export const setsOf = (data: RankingData, person: string): string[] =>
  data.people.find(({ id }) => id === person)?.sets.map(({ id }) => id) ?? [];

/** The wanted set, or the person's first one if it has no figures for this person. */
export function setFor(data: RankingData, person: string, wanted: string): string {
  const sets = setsOf(data, person);
  return sets.includes(wanted) ? wanted : (sets[0] ?? wanted);
}
