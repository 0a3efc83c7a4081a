import { findNamed, ownNames } from '../../../src/sections/try/foods/named-foods';
import type { Groups, SearchedFood } from '../../../src/sections/try/foods/searched-food';
import { areSame, wordsOf } from '../../../src/sections/try/foods/words';
import type { Data } from '../model/data-files';
import type { Path } from '../model/schema';
import { quote } from '../sentences';
import type { Report } from './problem';
import type { ValidData } from './rules';

type SourceFood = Data['foods']['foods'][number];

/** What the search on /try reads of a food. */
const searched = ({ name, portions, words, insteadOf }: SourceFood): SearchedFood => ({
  name,
  portion: portions[0]?.label ?? '',
  words,
  insteadOf,
});

/** A food that visitors can choose and that is called so. */
const foodCalled = ({ foods }: ValidData, name: string) =>
  foods?.foods.find(
    (food) =>
      food.eatable &&
      [food.name, ...ownNames(searched(food))].some((own) => areSame(wordsOf(own), wordsOf(name))),
  );

/** Reports words of foods with which no search on /try finds them. */
export function checkFoodWords(data: ValidData, report: Report) {
  for (const [at, food] of (data.foods?.foods ?? []).entries()) {
    for (const key of ['words', 'insteadOf'] as const)
      if (food[key] && !food.eatable)
        report(`a search finds only foods with "eatable": true; delete ${quote(key)}`, [
          'foods',
          at,
          key,
        ]);
    for (const [place, other] of (food.insteadOf ?? []).entries()) {
      const namesake = foodCalled(data, other);
      if (namesake)
        report(
          `expected a food that isn’t here, found ${quote(other)}, a name of ${quote(namesake.name)}; delete it`,
          ['foods', at, 'insteadOf', place],
        );
    }
  }
}

/** Reports words on /try that would hide a food from its search, and words of answers that it never reaches. */
export function checkSearch(data: ValidData, report: Report) {
  const { ignored = [], answers = [] } = data.try?.foods ?? {};
  for (const [at, word] of ignored.entries()) {
    const food = foodCalled(data, word);
    if (food)
      report(
        `expected a word that is no food, found ${quote(word)}, a name of ${quote(food.name)}; delete it`,
        ['foods', 'ignored', at],
      );
  }
  const { foods, groups: sources } = data.foods ?? { foods: [], groups: [] };
  const groups: Groups<SearchedFood> = sources.map(({ id, name }) => ({
    name,
    foods: foods.filter((food) => food.group === id && food.eatable).map(searched),
  }));
  const earlier: { word: string; place: string }[] = [];
  for (const [at, { words }] of answers.entries())
    for (const [number, word] of words.entries()) {
      const path: Path = ['foods', 'answers', at, 'words', number];
      const same = earlier.find((each) => areSame(wordsOf(each.word), wordsOf(word)));
      const [food] = findNamed(groups, wordsOf(word));
      if (same) report(`${quote(word)} is the same as ${same.place}; delete one of them`, path);
      else if (food)
        report(
          `expected what is no food here, found ${quote(word)}, which finds ${quote(food.name)}; delete it`,
          path,
        );
      earlier.push({ word, place: `foods.answers[${at}].words[${number}]` });
    }
}
