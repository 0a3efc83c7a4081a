import type { Data } from '../../model/data-files';
import { findUnknown } from '../../model/kinds/reference';
import type { Path } from '../../model/schema';
import { didYouMean, quote } from '../../sentences';
import type { Report } from '../problem';

type ReportOne = (message: string | undefined) => void;

/** The data files without issues. */
export type ValidData = Partial<Data>;

/** Reports a person without figures in an official set. */
function checkPerson(data: ValidData, set: string, person: string, report: ReportOne) {
  const people = data['reference-intakes']?.sets.find(({ id }) => id === set)?.people ?? [];
  const known = people.map((one) => one.person);
  report(findUnknown(person, known, `the set ${quote(set)} of reference-intakes.json`));
}

/** The foods that visitors can choose. */
const eatableIn = (data: ValidData) =>
  data.foods?.foods.filter((food) => food.eatable).map(({ id }) => id) ?? [];

/** Reports foods of a day that visitors can't choose, and a person without figures in its set. */
function checkDay(data: ValidData, day: Data['try']['start'], path: Path, report: Report) {
  for (const [at, { food }] of day.eaten.entries())
    report(findUnknown(food, eatableIn(data), 'foods.json'), [...path, 'eaten', at, 'food']);
  checkPerson(data, day.set, day.person, (message) => report(message, [...path, 'person']));
}

/** Reports people of the examples without figures in the set of /try, and that set if the list of names lacks it. */
export function checkExamples(data: ValidData, report: Report) {
  const examples = data['feature-examples'];
  const start = data.try?.start;
  if (!examples || !start) return;
  const { household, partners, targets } = examples;
  const checkPeople = (people: string[], path: Path) => {
    for (const [at, person] of people.entries())
      checkPerson(data, start.set, person, (message) => report(message, [...path, at]));
  };
  checkPeople(household.people, ['household', 'people']);
  checkPeople(partners.clients, ['partners', 'clients']);
  const { name = '' } = data['reference-intakes']?.sets.find(({ id }) => id === start.set) ?? {};
  if (name && !targets.sets.includes(name))
    report(`expected ${quote(name)}, the set ${quote(start.set)}, among them`, ['targets', 'sets']);
}

/** Reports a slide's day that can't be ranked, and foods to add that visitors of /try can't choose. */
export function checkHero(data: ValidData, report: Report) {
  if (!data.hero) return;
  for (const [at, { day }] of data.hero.slides.entries())
    checkDay(data, day, ['slides', at, 'day'], report);
  for (const [at, { food }] of data.hero.example.foods.entries())
    report(findUnknown(food, eatableIn(data), 'foods.json'), ['example', 'foods', at, 'food']);
}

/** Reports a first day of /try that can't be ranked, and foods it offers that visitors can't choose. */
export function checkStart(data: ValidData, report: Report) {
  if (!data.try) return;
  checkDay(data, data.try.start, ['start'], report);
  for (const offer of ['quick', 'morning'] as const)
    for (const [at, food] of data.try.foods[offer].entries())
      report(findUnknown(food, eatableIn(data), 'foods.json'), ['foods', offer, at]);
}

/** Reports authors whom no article names: nothing of them would be shown. */
export function checkAuthors(data: ValidData, written: readonly string[], report: Report) {
  for (const [at, { name }] of (data.blog?.authors ?? []).entries())
    if (!written.includes(name))
      report(
        `no article has the author ${quote(name)}${didYouMean(name, written) || '; write the name as the articles do, or delete the entry'}`,
        ['authors', at, 'name'],
      );
}

/** Reports a food of the slider that the dish doesn't contain. */
export function checkHandle(data: ValidData, report: Report) {
  const handle = data.try?.handle;
  const recipe = data.trending?.items.find(({ title }) => title === handle?.dish)?.recipe;
  const ingredients = data.recipes?.recipes.find(({ id }) => id === recipe)?.ingredients ?? [];
  if (handle && data.foods?.foods.some(({ id }) => id === handle.food))
    report(
      findUnknown(
        handle.food,
        ingredients.map(({ food }) => food),
        `the recipe ${quote(recipe ?? '')} of recipes.json`,
      ),
      ['handle', 'food'],
    );
}
