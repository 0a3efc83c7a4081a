import type { DataName } from './data-files';
import { didYouMean, oneOf, quote } from './sentences';

/** The path of a part of a value: `['plans', 1, 'name']`. */
export type Path = PropertyKey[];

/** A problem of a value, with the path of the part that has it. */
export type Issue = { path: Path; message: string };

/** The values of the data files by name; a file that can't be read has none. */
export type DataValues = Partial<Record<DataName, unknown>>;

/** Texts and numbers that appear once in their list; `*` stands for each entry of a list. */
const UNIQUE: Partial<Record<DataName, string>> = {
  site: 'social.*.network',
  trending: 'items.*.rank items.*.recipe',
  features: 'tiles.*.id tiles.*.title',
  audiences: 'tabs.*.id tabs.*.role',
  plans: 'plans.*.id plans.*.name',
  nutrients: 'groups.*.id nutrients.*.id nutrients.*.name',
  foods: 'groups.*.id columns.* foods.*.id foods.*.name',
  recipes: 'recipes.*.id',
  'reference-intakes': 'columns.* people.*.id sources.*.id sets.*.id sets.*.people.*.person',
  try: 'start.eaten.*.food withoutTarget.* gaps.notScored.*.nutrient',
};

/** Where texts name something, and where the names that exist stand; `*eatable` are entries with that flag. */
const REFERENCES: [DataName, path: string, DataName, known: string][] = [
  ['feature-examples', 'targets.chosen', 'feature-examples', 'targets.sets.*'],
  ['nutrients', 'nutrients.*.group', 'nutrients', 'groups.*.id'],
  ['nutrients', 'nutrients.*.id', 'foods', 'columns.*'],
  ['nutrients', 'nutrients.*.id', 'reference-intakes', 'columns.*'],
  ['foods', 'columns.*', 'nutrients', 'nutrients.*.id'],
  ['foods', 'foods.*.group', 'foods', 'groups.*.id'],
  ['recipes', 'recipes.*.ingredients.*.food', 'foods', 'foods.*.id'],
  ['trending', 'items.*.recipe', 'recipes', 'recipes.*.id'],
  ['reference-intakes', 'columns.*', 'nutrients', 'nutrients.*.id'],
  ['reference-intakes', 'riskReduction.*', 'nutrients', 'nutrients.*.id'],
  ['reference-intakes', 'people.*.id', 'reference-intakes', 'sets.*.people.*.person'],
  ['reference-intakes', 'sets.*.sources.*', 'reference-intakes', 'sources.*.id'],
  ['reference-intakes', 'sets.*.people.*.person', 'reference-intakes', 'people.*.id'],
  ['try', 'start.set', 'reference-intakes', 'sets.*.id'],
  ['try', 'start.eaten.*.food', 'foods', 'foods.*eatable.id'],
  ['try', 'withoutTarget.*', 'nutrients', 'nutrients.*.id'],
  ['try', 'gaps.notScored.*.nutrient', 'nutrients', 'nutrients.*.id'],
];

/** Lists that have an entry for each entry of another list of the same file. */
const SAME_LENGTH: [DataName, path: string, other: string][] = [
  ['feature-examples', 'gaps.dishes.*.amounts', 'gaps.nutrients'],
  ['feature-examples', 'household.people.*.targets', 'household.nutrients'],
  ['foods', 'foods.*.amounts', 'columns'],
  ['foods', 'foods.*.unfortified.amounts', 'columns'],
  ['reference-intakes', 'sets.*.kinds', 'columns'],
  ['reference-intakes', 'sets.*.sources', 'columns'],
  ['reference-intakes', 'sets.*.people.*.targets', 'columns'],
  ['reference-intakes', 'sets.*.people.*.limits', 'columns'],
];

/**
 * The issues of a data file that its schema can't express: repeated entries, names of nothing, and lists of
 * different lengths. Parts with wrong types are skipped, because those are reported.
 */
export function findRuleIssues(name: DataName, values: DataValues): Issue[] {
  const own = values[name];
  const unique = UNIQUE[name]?.split(' ') ?? [];
  const references = REFERENCES.filter(([file]) => file === name);
  const lists = SAME_LENGTH.filter(([file]) => file === name);
  return [
    ...unique.flatMap((path) => findRepeated(select(own, path))),
    ...references.flatMap(([, path, other, known]) => {
      const where = other === name ? known.split('.*')[0]! : `${other}.json`;
      return findUnknown(select(own, path), textsAt(values[other], known), where);
    }),
    ...lists.flatMap(([, path, other]) =>
      findLengths(select(own, path), other, select(own, other)),
    ),
    ...(name === 'try' ? findPersonIssue(own, values['reference-intakes']) : []),
  ];
}

type Found = { path: Path; value: unknown };

/** The parts of a value at a path such as `plans.*.name`; none where the value has another shape. */
const select = (value: unknown, path: string): Found[] =>
  path.split('.').reduce<Found[]>(
    (found, step) =>
      found.flatMap((part) => {
        if (typeof part.value !== 'object' || part.value === null) return [];
        const isEach = step.startsWith('*') && Array.isArray(part.value);
        const keys = isEach ? [...(part.value as unknown[]).keys()] : [step];
        const flagged = isEach && step.length > 1 ? step.slice(1) : undefined;
        return keys
          .map((key) => ({ path: [...part.path, key], value: Reflect.get(part.value!, key) }))
          .filter(({ value: each }) => each !== undefined)
          .filter(({ value: each }) => !flagged || (each as Record<string, unknown>)[flagged]);
      }),
    [{ path: [], value }],
  );

const textsAt = (value: unknown, path: string): string[] =>
  select(value, path).flatMap((part) => (typeof part.value === 'string' ? [part.value] : []));

function findRepeated(parts: Found[]): Issue[] {
  const firsts = new Map<string, Path>();
  return parts.flatMap(({ path, value }) => {
    // Entries are compared within one list, which the last number of the path is an index of.
    const at = path.findLastIndex((step) => typeof step === 'number');
    const key = JSON.stringify([path.slice(0, at), value]);
    const first = firsts.get(key);
    firsts.set(key, first ?? path);
    const entry = `entry [${String(first?.[at])}] has it, too`;
    const message = `${JSON.stringify(value)} appears here a second time; ${entry}`;
    return first === undefined ? [] : [{ path, message }];
  });
}

const findUnknown = (parts: Found[], known: string[], where: string): Issue[] =>
  parts.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || known.length === 0 || known.includes(value)) return [];
    const hint = known.length <= 5 ? `; expected ${oneOf(known)}` : didYouMean(value, known);
    return [{ path, message: `there is no ${quote(value)} in ${where}${hint}` }];
  });

const findLengths = (parts: Found[], name: string, [other]: Found[]): Issue[] =>
  parts.flatMap(({ path, value }) => {
    if (!Array.isArray(value) || !Array.isArray(other?.value)) return [];
    const [due, found] = [other.value.length, value.length];
    const message = `expected ${due} entries, one for each of ${name}, found ${found}`;
    return due === found ? [] : [{ path, message }];
  });

/** The chosen set must have figures of the person with whom /try begins. */
function findPersonIssue(page: unknown, intakes: unknown): Issue[] {
  const [id = ''] = textsAt(page, 'start.set');
  const set = select(intakes, 'sets.*').find(({ value }) => textsAt(value, 'id')[0] === id);
  const people = textsAt(set?.value, 'people.*.person');
  const where = `the set ${quote(id)} of reference-intakes.json`;
  return findUnknown(select(page, 'start.person'), people, where);
}
