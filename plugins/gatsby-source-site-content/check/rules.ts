import type { Data, DataName } from '../model/data-files';
import type { Path } from '../model/walk';
import { didYouMean, oneOf, quote } from '../sentences';
import type { Report } from './problem';

/** The data files whose values have no issues. */
export type ValidData = Partial<Data>;

/** Things with an id, or ids; none if the file that has them has issues of its own. */
type Known = readonly (string | null | { id: string })[] | undefined;

type Rule<Name extends DataName> = (own: Data[Name], all: ValidData, report: Report) => void;

/** Stands in a path for the index of an entry. */
const EACH = Symbol('each');

const NUTRIENTS = 'nutrients.json';
const INTAKES = 'reference-intakes.json';

/** What the schema of a data file can't express: names of nothing, and lists of different lengths. */
const RULES: { [Name in DataName]?: Rule<Name> } = {
  'feature-examples': ({ targets, gaps, household, profile, week }, _all, report) => {
    const names = household.people.map(({ name }) => name);
    checkKnown([profile.chosen], names, 'household.people', ['profile', 'chosen'], report);
    const planned = week.days.map(({ dish }) => dish);
    const titles = gaps.dishes.map(({ title }) => title);
    checkKnown(planned, titles, 'gaps.dishes', ['week', 'days', EACH, 'dish'], report);
    checkKnown([targets.chosen], targets.sets, 'targets.sets', ['targets', 'chosen'], report);
    for (const [at, { amounts }] of gaps.dishes.entries())
      checkLength(
        amounts,
        gaps.nutrients,
        'gaps.nutrients',
        ['gaps', 'dishes', at, 'amounts'],
        report,
      );
    for (const [at, person] of household.people.entries()) {
      const path = ['household', 'people', at, 'targets'];
      checkLength(person.targets, household.nutrients, 'household.nutrients', path, report);
    }
  },

  nutrients: ({ groups, nutrients }, all, report) => {
    const { foods, 'reference-intakes': intakes } = all;
    const ofGroups = nutrients.map(({ group }) => group);
    checkKnown(ofGroups, groups, 'groups', ['nutrients', EACH, 'group'], report);
    checkKnown(nutrients, foods?.columns, 'foods.json', ['nutrients', EACH, 'id'], report);
    checkKnown(nutrients, intakes?.columns, INTAKES, ['nutrients', EACH, 'id'], report);
  },

  foods: ({ groups, columns, foods }, { nutrients }, report) => {
    checkKnown(columns, nutrients?.nutrients, NUTRIENTS, ['columns', EACH], report);
    const ofGroups = foods.map(({ group }) => group);
    checkKnown(ofGroups, groups, 'groups', ['foods', EACH, 'group'], report);
    for (const [at, { amounts, unfortified }] of foods.entries()) {
      const path = ['foods', at, 'unfortified', 'amounts'];
      checkLength(amounts, columns, 'columns', ['foods', at, 'amounts'], report);
      checkLength(unfortified?.amounts, columns, 'columns', path, report);
    }
  },

  recipes: ({ recipes }, { foods }, report) => {
    for (const [at, { ingredients }] of recipes.entries()) {
      const own = ingredients.map(({ food }) => food);
      const path = ['recipes', at, 'ingredients', EACH, 'food'];
      checkKnown(own, foods?.foods, 'foods.json', path, report);
    }
  },

  trending: ({ items }, { recipes }, report) => {
    const own = items.map(({ recipe }) => recipe);
    checkKnown(own, recipes?.recipes, 'recipes.json', ['items', EACH, 'recipe'], report);
  },

  'reference-intakes': (intakes, { nutrients }, report) => {
    const { columns, people, riskReduction, sets, sources } = intakes;
    checkKnown(columns, nutrients?.nutrients, NUTRIENTS, ['columns', EACH], report);
    checkKnown(riskReduction, nutrients?.nutrients, NUTRIENTS, ['riskReduction', EACH], report);
    const described = sets.flatMap((set) => set.people.map(({ person }) => person));
    checkKnown(people, described, 'sets', ['people', EACH, 'id'], report);
    for (const [at, set] of sets.entries()) {
      for (const key of ['kinds', 'sources'] as const)
        checkLength(set[key], columns, 'columns', ['sets', at, key], report);
      checkKnown(set.sources, sources, 'sources', ['sets', at, 'sources', EACH], report);
      for (const [index, { person, targets, limits }] of set.people.entries()) {
        const path = ['sets', at, 'people', index];
        checkKnown([person], people, 'people', [...path, 'person'], report);
        checkLength(targets, columns, 'columns', [...path, 'targets'], report);
        checkLength(limits, columns, 'columns', [...path, 'limits'], report);
      }
    }
  },

  try: ({ start, withoutTarget, gaps }, all, report) => {
    const { foods, nutrients, 'reference-intakes': intakes } = all;
    const eatable = foods?.foods.filter((food) => food.eatable);
    const eaten = start.eaten.map(({ food }) => food);
    const notScored = gaps.notScored.map(({ nutrient }) => nutrient);
    const scoreless = ['gaps', 'notScored', EACH, 'nutrient'];
    checkKnown(eaten, eatable, 'foods.json', ['start', 'eaten', EACH, 'food'], report);
    checkKnown(withoutTarget, nutrients?.nutrients, NUTRIENTS, ['withoutTarget', EACH], report);
    checkKnown(notScored, nutrients?.nutrients, NUTRIENTS, scoreless, report);
    checkKnown([start.set], intakes?.sets, INTAKES, ['start', 'set'], report);
    // The chosen set must have figures of the person with whom /try begins.
    const people = intakes?.sets.find(({ id }) => id === start.set)?.people;
    const where = `the set ${quote(start.set)} of ${INTAKES}`;
    const known = people?.map(({ person }) => person);
    checkKnown([start.person], known, where, ['start', 'person'], report);
  },
};

/** Reports what contradicts another part of the content. */
export const checkRules = <Name extends DataName>(name: Name, all: ValidData, report: Report) => {
  const own: Data[Name] | undefined = all[name];
  if (own) RULES[name]?.(own, all, report);
};

const idsOf = (things: Known) =>
  things?.map((thing) => (typeof thing === 'object' && thing ? thing.id : thing)) ?? [];

/**
 * Reports names of nothing.
 * @param where the place of the known names, for the sentence
 */
function checkKnown(names: Known, known: Known, where: string, path: Path, report: Report) {
  const ids = idsOf(known).filter((id) => id !== null);
  if (ids.length === 0) return;
  for (const [index, name] of idsOf(names).entries()) {
    if (name === null || ids.includes(name)) continue;
    const hint = ids.length <= 5 ? `; expected ${oneOf(ids)}` : didYouMean(name, ids);
    const at = path.map((step) => (step === EACH ? index : step));
    report(`there is no ${quote(name)} in ${where}${hint}`, at);
  }
}

/** Reports a list that doesn't have one entry for each of another list, of which `name` is the path. */
function checkLength(
  list: readonly unknown[] | undefined,
  other: readonly unknown[],
  name: string,
  path: Path,
  report: Report,
) {
  if (!list || list.length === other.length) return;
  const due = `${other.length} entries, one for each of ${name}`;
  report(`expected ${due}, found ${list.length}`, path);
}
