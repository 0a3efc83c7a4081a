import type { Data, DataName } from '../model/data-files';
import type { Path } from '../model/walk';
import { didYouMean, oneOf, quote } from '../sentences';
import type { Report } from './problem';

/** The data files whose values have no issues. */
export type ValidData = Partial<Data>;

type Rule<Name extends DataName> = (own: Data[Name], all: ValidData, report: Report) => void;

/** What the schema of a data file can't express: names of nothing, and lists of different lengths. */
const RULES: { [Name in DataName]?: Rule<Name> } = {
  'feature-examples': ({ targets, gaps, household }, _all, report) => {
    checkKnown([targets.chosen], targets.sets, 'targets.sets', report, () => ['targets', 'chosen']);
    checkLengths(gaps.dishes, 'amounts', gaps.nutrients, ['gaps', 'dishes'], report);
    const people: Path = ['household', 'people'];
    checkLengths(household.people, 'targets', household.nutrients, people, report);
  },

  nutrients: ({ groups, nutrients }, { foods, 'reference-intakes': intakes }, report) => {
    const [own, ofGroups] = [idsOf(nutrients), nutrients.map(({ group }) => group)];
    const at = (key: string) => (index: number) => ['nutrients', index, key];
    checkKnown(ofGroups, idsOf(groups), 'groups', report, at('group'));
    checkKnown(own, foods?.columns, 'foods.json', report, at('id'));
    checkKnown(own, intakes?.columns, 'reference-intakes.json', report, at('id'));
  },

  foods: ({ groups, columns, foods }, { nutrients }, report) => {
    checkKnown(columns, idsOf(nutrients?.nutrients), NUTRIENTS, report, (at) => ['columns', at]);
    const ofGroups = foods.map(({ group }) => group);
    checkKnown(ofGroups, idsOf(groups), 'groups', report, (at) => ['foods', at, 'group']);
    checkLengths(foods, 'amounts', columns, ['foods'], report, 'columns');
    for (const [at, { unfortified }] of foods.entries())
      checkLength(unfortified?.amounts, columns, 'columns', report, [
        'foods',
        at,
        'unfortified',
        'amounts',
      ]);
  },

  recipes: ({ recipes }, { foods }, report) => {
    for (const [at, { ingredients }] of recipes.entries()) {
      const own = ingredients.map(({ food }) => food);
      const place = (index: number) => ['recipes', at, 'ingredients', index, 'food'];
      checkKnown(own, idsOf(foods?.foods), 'foods.json', report, place);
    }
  },

  trending: ({ items }, { recipes }, report) => {
    const own = items.map(({ recipe }) => recipe);
    checkKnown(own, idsOf(recipes?.recipes), 'recipes.json', report, (at) => [
      'items',
      at,
      'recipe',
    ]);
  },

  'reference-intakes': (intakes, { nutrients }, report) => {
    const { columns, people, riskReduction, sets, sources } = intakes;
    const known = idsOf(nutrients?.nutrients);
    checkKnown(columns, known, NUTRIENTS, report, (at) => ['columns', at]);
    checkKnown(riskReduction, known, NUTRIENTS, report, (at) => ['riskReduction', at]);
    const described = sets.flatMap((set) => set.people.map(({ person }) => person));
    checkKnown(idsOf(people), described, 'sets', report, (at) => ['people', at, 'id']);
    for (const [at, set] of sets.entries()) {
      const place = (...path: PropertyKey[]) => ['sets', at, ...path];
      checkLength(set.kinds, columns, 'columns', report, place('kinds'));
      checkLength(set.sources, columns, 'columns', report, place('sources'));
      checkKnown(set.sources, idsOf(sources), 'sources', report, (i) => place('sources', i));
      const own = set.people.map(({ person }) => person);
      checkKnown(own, idsOf(people), 'people', report, (i) => place('people', i, 'person'));
      for (const key of ['targets', 'limits'] as const)
        checkLengths(set.people, key, columns, place('people'), report, 'columns');
    }
  },

  try: ({ start, withoutTarget, gaps }, all, report) => {
    const { foods, nutrients, 'reference-intakes': intakes } = all;
    const known = idsOf(nutrients?.nutrients);
    const eatable = foods?.foods.filter((food) => food.eatable);
    const eaten = start.eaten.map(({ food }) => food);
    checkKnown(eaten, idsOf(eatable), 'foods.json', report, (at) => ['start', 'eaten', at, 'food']);
    checkKnown(withoutTarget, known, NUTRIENTS, report, (at) => ['withoutTarget', at]);
    const notScored = gaps.notScored.map(({ nutrient }) => nutrient);
    checkKnown(notScored, known, NUTRIENTS, report, (at) => ['gaps', 'notScored', at, 'nutrient']);
    checkKnown([start.set], idsOf(intakes?.sets), 'reference-intakes.json', report, () => [
      'start',
      'set',
    ]);
    // The chosen set must have figures of the person with whom /try begins.
    const people = intakes?.sets.find(({ id }) => id === start.set)?.people;
    const where = `the set ${quote(start.set)} of reference-intakes.json`;
    const ids = people?.map(({ person }) => person);
    checkKnown([start.person], ids, where, report, () => ['start', 'person']);
  },
};

const NUTRIENTS = 'nutrients.json';

/** Reports what contradicts another part of the content. */
export const checkRules = <Name extends DataName>(name: Name, all: ValidData, report: Report) => {
  const own: Data[Name] | undefined = all[name];
  if (own) RULES[name]?.(own, all, report);
};

const idsOf = (things: readonly { id: string }[] = []) => things.map(({ id }) => id);

/**
 * Reports names of nothing.
 * @param known none if the file that has them has issues of its own
 * @param where the place of the known names, for the sentence
 * @param at the path of the name with this index
 */
function checkKnown(
  names: readonly (string | null)[],
  known: readonly string[] | undefined,
  where: string,
  report: Report,
  at: (index: number) => Path,
) {
  if (!known?.length) return;
  for (const [index, name] of names.entries()) {
    if (name === null || known.includes(name)) continue;
    const hint = known.length <= 5 ? `; expected ${oneOf(known)}` : didYouMean(name, known);
    report(`there is no ${quote(name)} in ${where}${hint}`, at(index));
  }
}

/** Reports a list that doesn't have one entry for each of another list. */
function checkLength(
  list: readonly unknown[] | undefined,
  other: readonly unknown[],
  otherName: string,
  report: Report,
  at: Path,
) {
  if (!list || list.length === other.length) return;
  const due = `${other.length} entries, one for each of ${otherName}`;
  report(`expected ${due}, found ${list.length}`, at);
}

/** Reports such lists in the parts of another list. */
function checkLengths<Key extends string>(
  parts: readonly Record<Key, readonly unknown[]>[],
  key: Key,
  other: readonly unknown[],
  path: Path,
  report: Report,
  otherName = `${String(path[0])}.nutrients`,
) {
  for (const [index, part] of parts.entries())
    checkLength(part[key], other, otherName, report, [...path, index, key]);
}
