import { priceIssues } from './prices';
import type { DataName } from './data-files';
import { didYouMean, oneOf, quote } from './sentences';

/** The path of a part of a value: `['plans', 1, 'name']`. */
export type Path = PropertyKey[];

/** A problem of a value, with the path of the part that has it. */
export type Issue = { path: Path; message: string };

/** The values of the data files by name; a file that can't be read has none. */
export type DataValues = Partial<Record<DataName, unknown>>;

/** Lists in which no two entries are the same; `*` stands for each entry of a list. */
const UNIQUE: [DataName, ...paths: string[]][] = [
  ['site', 'social.*.network'],
  ['trending', 'items.*.rank', 'items.*.recipe'],
  ['how-it-works', 'steps.*.title'],
  ['features', 'tiles.*.id', 'tiles.*.title'],
  ['feature-examples', 'targets.rows.*.nutrient', 'gaps.dishes.*.title', 'gaps.nutrients.*.name'],
  ['feature-examples', 'filters.chosen.*.filter', 'household.people.*.name'],
  ['feature-examples', 'custom.effects.*.nutrient', 'portions.people.*.name'],
  ['audiences', 'tabs.*.id', 'tabs.*.role'],
  ['plans', 'plans.*.id', 'plans.*.name'],
  ['faq', 'items.*.question'],
  ['creators', 'questions.*.question'],
  ['professionals', 'questions.*.question'],
  ['nutrients', 'groups.*.id', 'nutrients.*.id', 'nutrients.*.name'],
  ['foods', 'groups.*.id', 'columns.*', 'foods.*.id', 'foods.*.name'],
  ['recipes', 'recipes.*.id'],
  ['reference-intakes', 'columns.*', 'people.*.id', 'sources.*.id', 'sets.*.id'],
  ['reference-intakes', 'sets.*.people.*.person'],
  ['try', 'start.eaten.*.food', 'withoutTarget.*'],
];

/** Texts that name something: where they stand, and where the names that exist stand. */
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
  ['reference-intakes', 'sets.*.sources.*', 'reference-intakes', 'sources.*.id'],
  ['reference-intakes', 'sets.*.people.*.person', 'reference-intakes', 'people.*.id'],
  ['try', 'start.set', 'reference-intakes', 'sets.*.id'],
  ['try', 'start.eaten.*.food', 'foods', 'foods.*.id'],
  ['try', 'withoutTarget.*', 'nutrients', 'nutrients.*.id'],
];

/** Lists that have an entry for each entry of another list of the same file. */
const SAME_LENGTH: [DataName, path: string, other: string][] = [
  ['feature-examples', 'gaps.dishes.*.amounts', 'gaps.nutrients'],
  ['feature-examples', 'household.people.*.targets', 'household.nutrients'],
  ['foods', 'foods.*.amounts', 'columns'],
  ['reference-intakes', 'sets.*.kinds', 'columns'],
  ['reference-intakes', 'sets.*.sources', 'columns'],
  ['reference-intakes', 'sets.*.people.*.targets', 'columns'],
  ['reference-intakes', 'sets.*.people.*.limits', 'columns'],
];

/**
 * The issues of a data file that types can't express: repeated entries, names of nothing, lists of
 * different lengths, prices that disagree, and a first day that can't be shown. Parts with wrong types
 * are skipped, because their types are reported.
 */
export const findRuleIssues = (name: DataName, values: DataValues): Issue[] => [
  ...UNIQUE.filter(([file]) => file === name).flatMap(([, ...paths]) =>
    paths.flatMap((path) => findRepeated(select(values[name], path))),
  ),
  ...REFERENCES.filter(([file]) => file === name).flatMap(([, path, other, known]) => {
    const where = other === name ? known.split('.*')[0]! : `${other}.json`;
    return findUnknown(select(values[name], path), textsAt(values[other], known), where);
  }),
  ...SAME_LENGTH.filter(([file]) => file === name).flatMap(([, path, other]) =>
    findLengths(select(values[name], path), other, select(values[name], other)[0]?.value),
  ),
  ...(name === 'plans' ? priceIssues(values.plans) : []),
  ...(name === 'try' ? findStartIssues(values) : []),
];

type Found = { path: Path; value: unknown };

/** The parts of a value at a path such as `plans.*.name`; none where the value has another shape. */
function select(value: unknown, path: string): Found[] {
  return path.split('.').reduce<Found[]>(
    (found, step) =>
      found.flatMap((part) => {
        if (typeof part.value !== 'object' || part.value === null) return [];
        const keys = step === '*' && Array.isArray(part.value) ? [...part.value.keys()] : [step];
        return keys
          .map((key) => ({ path: [...part.path, key], value: Reflect.get(part.value!, key) }))
          .filter(({ value: each }) => each !== undefined);
      }),
    [{ path: [], value }],
  );
}

const textsAt = (value: unknown, path: string): string[] =>
  select(value, path)
    .map((part) => part.value)
    .filter((each) => typeof each === 'string');

function findRepeated(parts: Found[]): Issue[] {
  const firsts = new Map<string, Path>();
  return parts.flatMap(({ path, value }) => {
    // Entries are compared within one list, which the last number of the path is an index of.
    const at = path.findLastIndex((step) => typeof step === 'number');
    const key = JSON.stringify([path.slice(0, at), value]);
    const first = firsts.get(key);
    firsts.set(key, first ?? path);
    if (first === undefined) return [];
    const shown = typeof value === 'string' ? quote(value) : String(value);
    const entry = `entry [${String(first[at])}] has it, too`;
    return [{ path, message: `${shown} appears here a second time; ${entry}` }];
  });
}

function findUnknown(parts: Found[], known: string[], where: string): Issue[] {
  return parts.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || known.length === 0 || known.includes(value)) return [];
    const hint = known.length <= 5 ? `; expected ${oneOf(known)}` : didYouMean(value, known);
    return [{ path, message: `there is no ${quote(value)} in ${where}${hint}` }];
  });
}

const findLengths = (parts: Found[], name: string, other: unknown): Issue[] =>
  parts.flatMap(({ path, value }) => {
    if (!Array.isArray(value) || !Array.isArray(other) || value.length === other.length) return [];
    const expected = `expected ${other.length} entries, one for each of ${name}`;
    return [{ path, message: `${expected}, found ${value.length}` }];
  });

/** The first day of /try: foods that visitors can choose, and a person of whom the set has figures. */
function findStartIssues({ try: page, foods, 'reference-intakes': intakes }: DataValues): Issue[] {
  const hiddenFoods = select(foods, 'foods.*')
    .filter(({ value }) => Reflect.get(value as object, 'eatable') === false)
    .flatMap(({ value }) => textsAt(value, 'id'));
  const [setId] = textsAt(page, 'start.set');
  const set = select(intakes, 'sets.*').find(({ value }) => textsAt(value, 'id')[0] === setId);
  return [
    ...select(page, 'start.eaten.*.food')
      .filter(({ value }) => hiddenFoods.includes(String(value)))
      .map(({ path, value }) => ({
        path,
        message: `expected a food that visitors can choose, but ${quote(String(value))} isn’t eatable`,
      })),
    ...findUnknown(
      select(page, 'start.person'),
      textsAt(set?.value, 'people.*.person'),
      `the set ${quote(setId ?? '')} of reference-intakes.json`,
    ),
  ];
}
