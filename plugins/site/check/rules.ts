import { nutrientsOf, portionsFor, rankForDay } from '../../../src/lib/ranking/day';
import { pathOf, type Data } from '../model/data-files';
import type { FieldFacts } from '../model/fields';
import { createRankingData, type RankingSources } from '../model/ranking-data';
import { didYouMean, expectedButFound, oneOf, quote } from '../sentences';
import type { Report } from './problem';

type ReportOne = (message: string | undefined) => void;

/** The data files whose values have no issues. */
export type ValidData = Partial<Data>;

/** What is at a place such as `foods.columns`, in a list what is in each entry. A thing with an id counts as its id. */
const valuesAt = (place: string, data: ValidData): string[] =>
  place
    .split('.')
    .reduce<unknown[]>((parts, key) => parts.flatMap((part) => Object(part)[key] ?? []), [data])
    .map((part) => Object(part).id ?? part);

/** Returns a message if a name isn't among the known ones. There are none if the file that has them has issues. */
function findUnknown(name: string, known: string[], where: string): string | undefined {
  if (known.length === 0 || known.includes(name)) return undefined;
  const hint = known.length <= 5 ? `; expected ${oneOf(known)}` : didYouMean(name, known);
  return `there is no ${quote(name)} in ${where}${hint}`;
}

/** Reports a name of nothing, or a list that doesn't have one entry for each of another list. */
export function checkReferences(
  value: unknown,
  { namesOneOf = [], oneForEachOf }: FieldFacts,
  file: string,
  data: ValidData,
  report: (message: string | undefined) => void,
) {
  for (const place of namesOneOf) {
    const [name = '', ...keys] = place.split('.');
    const where = file === pathOf(name) ? keys.join('.') : `${name}.json`;
    report(findUnknown(String(value), valuesAt(place, data), where));
  }
  const due = oneForEachOf ? valuesAt(oneForEachOf, data).length : 0;
  if (!Array.isArray(value) || due === 0 || value.length === due) return;
  const list = oneForEachOf?.replace(/^.*?\./, '');
  report(`expected ${due} entries, one for each of ${list}, found ${value.length}`);
}

/** Reports a person of whom an official set has no figures. */
function checkPerson(data: ValidData, set: string, person: string, report: ReportOne) {
  const people = data['reference-intakes']?.sets.find(({ id }) => id === set)?.people ?? [];
  const known = people.map((one) => one.person);
  report(findUnknown(person, known, `the set ${quote(set)} of reference-intakes.json`));
}

/** Reports people of the examples of whom their set has no figures, and sets that the list of names lacks. */
export function checkExampleTargets(data: ValidData, report: Report) {
  const { household, targets } = data['feature-examples'] ?? {};
  if (!household || !targets) return;
  for (const [at, person] of household.people.entries())
    checkPerson(data, household.set, person, (message) =>
      report(message, ['household', 'people', at]),
    );
  checkPerson(data, targets.set, targets.person, (message) =>
    report(message, ['targets', 'person']),
  );
  const { name = '' } = data['reference-intakes']?.sets.find(({ id }) => id === targets.set) ?? {};
  if (name && !targets.sets.includes(name))
    report(`expected ${quote(name)}, the set ${quote(targets.set)}, among them`, [
      'targets',
      'sets',
    ]);
}

/** Reports foods that /try starts with or offers and visitors can't choose, and a person of whom the set has no figures. */
export function checkStart(data: ValidData, report: Report) {
  const { eaten = [], set = '', person = '' } = data.try?.start ?? {};
  const eatable = data.foods?.foods.filter((food) => food.eatable).map(({ id }) => id) ?? [];
  for (const [at, { food }] of eaten.entries())
    report(findUnknown(food, eatable, 'foods.json'), ['start', 'eaten', at, 'food']);
  for (const [at, food] of (data.try?.plate.quick ?? []).entries())
    report(findUnknown(food, eatable, 'foods.json'), ['plate', 'quick', at]);
  checkPerson(data, set, person, (message) => report(message, ['start', 'person']));
}

/** Reports trending recipes in another order than that of the first day on /try, as their page promises it. */
export function checkOrder(sources: RankingSources, report: Report) {
  const { start } = sources.try;
  const { items } = sources.trending;
  const ranking = createRankingData(sources);
  const portions = portionsFor(ranking, start.set, ranking.dishes);
  const ranked = rankForDay(nutrientsOf(ranking, start), portions).map(({ dish }) => dish.title);
  const at = ranked.findIndex((title, place) => title !== items[place]!.title);
  if (at < 0) return;
  const expected = `${quote(ranked[at]!)}, which the day of "start" in try.json ranks here`;
  report(expectedButFound(expected, items[at]!.title), ['items', at, 'title']);
}
