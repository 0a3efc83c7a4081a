import { ownNames } from '../../../../src/sections/try/foods/lexicon';
import { areSame, wordsOf } from '../../../../src/sections/try/foods/words';
import type { Path } from '../../model/schema';
import { quote } from '../../sentences';
import type { Report } from '../problem';
import type { ValidData } from './relations';

/** A food that visitors can choose and that is called so. */
const foodCalled = ({ foods }: ValidData, name: string) =>
  foods?.foods.find(
    (food) =>
      food.eatable &&
      [food.name, ...ownNames(food)].some((own) => areSame(wordsOf(own), wordsOf(name))),
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

/** Reports words that no search ignores, and those that would hide a food or an answer from it. */
function checkIgnored(data: ValidData, report: Report) {
  const { ignored = [], answers = [] } = data.try?.foods ?? {};
  const others = [
    ...answers.flatMap(({ words }) => words),
    ...(data.foods?.foods ?? []).flatMap(({ insteadOf = [] }) => insteadOf),
  ];
  for (const [at, word] of ignored.entries()) {
    const words = wordsOf(word);
    const isSame = (other: string) => areSame(wordsOf(other), words);
    const food = foodCalled(data, word);
    const same = ignored.findIndex(isSame);
    const path = ['foods', 'ignored', at];
    if (words.length === 0)
      report(
        `expected one word, found ${quote(word)}; delete it, because a search looks at letters and digits only`,
        path,
      );
    else if (words.length > 1)
      report(
        `expected one word, found ${quote(word)}; write each word as an entry of its own`,
        path,
      );
    else if (food)
      report(
        `expected a word that is no food, found ${quote(word)}, a name of ${quote(food.name)}; delete it`,
        path,
      );
    else if (others.some(isSame))
      report(
        `expected a word that only joins foods, found ${quote(word)}, which an answer or the "insteadOf" of a food has; delete one of them`,
        path,
      );
    else if (same < at)
      report(`${quote(word)} is the same as foods.ignored[${same}]; delete one of them`, path);
  }
}

/** Reports words on /try that would hide a food from its search, and words of answers that it never reaches. */
export function checkSearch(data: ValidData, report: Report) {
  const { answers = [] } = data.try?.foods ?? {};
  checkIgnored(data, report);
  const earlier: { word: string; place: string }[] = [];
  for (const [at, { words }] of answers.entries())
    for (const [number, word] of words.entries()) {
      const path: Path = ['foods', 'answers', at, 'words', number];
      const same = earlier.find((each) => areSame(wordsOf(each.word), wordsOf(word)));
      const food = foodCalled(data, word);
      if (wordsOf(word).length === 0)
        report(
          `expected letters or digits, which are all that a search looks at, found ${quote(word)}; delete it`,
          path,
        );
      else if (same)
        report(`${quote(word)} is the same as ${same.place}; delete one of them`, path);
      else if (food)
        report(
          `expected what is no food here, found ${quote(word)}, a name of ${quote(food.name)}; delete it`,
          path,
        );
      earlier.push({ word, place: `foods.answers[${at}].words[${number}]` });
    }
}
