import type { DataName } from '../schema/data-files';
import { didYouMean, oneOf, quote } from '../schema/sentences';
import type { Path, Report } from './problem';

/** The values of the data files by name; a file that can't be read has none. */
type DataValues = Partial<Record<DataName, unknown>>;

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
const SAME_LENGTH: [DataName, paths: string, other: string][] = [
  ['feature-examples', 'gaps.dishes.*.amounts', 'gaps.nutrients'],
  ['feature-examples', 'household.people.*.targets', 'household.nutrients'],
  ['foods', 'foods.*.amounts foods.*.unfortified.amounts', 'columns'],
  ['reference-intakes', 'sets.*.kinds sets.*.sources', 'columns'],
  ['reference-intakes', 'sets.*.people.*.targets sets.*.people.*.limits', 'columns'],
];

/**
 * Reports what the schema of a data file can't express: names of nothing, and lists of different lengths. Parts with
 * wrong types are skipped, because those are reported.
 */
export function checkRules(name: DataName, values: DataValues, report: Report): void {
  const own = values[name];
  for (const [file, path, other, known] of REFERENCES) {
    if (file !== name) continue;
    const where = other === name ? known.split('.*')[0]! : `${other}.json`;
    checkKnown(select(own, path), select(values[other], known), where, report);
  }
  for (const [file, paths, other] of SAME_LENGTH) {
    if (file !== name) continue;
    const [due] = select(own, other).map(({ value }) => lengthOf(value));
    for (const { path, value } of paths.split(' ').flatMap((each) => select(own, each))) {
      const found = lengthOf(value);
      if (due !== undefined && found !== undefined && found !== due)
        report(`expected ${due} entries, one for each of ${other}, found ${found}`, path);
    }
  }
  if (name === 'try') checkFirstPerson(own, values['reference-intakes'], report);
}

const partOf = (value: unknown, key: PropertyKey) =>
  (Object(value) as Record<PropertyKey, unknown>)[key];

type Found = { path: Path; value: unknown };

/** The parts of a value at a path such as `plans.*.name`; none where the value has another shape. */
const select = (whole: unknown, path: string): Found[] =>
  path.split('.').reduce<Found[]>(
    (found, step) =>
      found.flatMap(({ path: before, value }) => {
        const isEach = step.startsWith('*') && Array.isArray(value);
        const flag = isEach && step.slice(1);
        return (isEach ? [...value.keys()] : [step])
          .map((key) => ({ path: [...before, key], value: partOf(value, key) }))
          .filter((part) => part.value !== undefined && (!flag || partOf(part.value, flag)));
      }),
    [{ path: [], value: whole }],
  );

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined);

function checkKnown(parts: Found[], places: Found[], where: string, report: Report) {
  const known = places.map(({ value }) => value).filter((value) => typeof value === 'string');
  for (const { path, value } of known.length === 0 ? [] : parts) {
    if (typeof value !== 'string' || known.includes(value)) continue;
    const hint = known.length <= 5 ? `; expected ${oneOf(known)}` : didYouMean(value, known);
    report(`there is no ${quote(value)} in ${where}${hint}`, path);
  }
}

/** The chosen set must have figures of the person with whom /try begins. */
function checkFirstPerson(page: unknown, intakes: unknown, report: Report) {
  const id = select(page, 'start.set')[0]?.value;
  const set = select(intakes, 'sets.*').find(({ value }) => partOf(value, 'id') === id);
  const where = `the set ${quote(String(id))} of reference-intakes.json`;
  const people = select(set?.value, 'people.*.person');
  checkKnown(select(page, 'start.person'), people, where, report);
}
