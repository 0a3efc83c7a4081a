import { pick, times } from './random.mjs';

const NOUNS =
  'kitchen recipe season harvest table market garden oven flavor pantry menu supper village workshop reader studio plate bakery spoon kettle orchard cellar notebook basket larder broth crumb glaze herb grain skillet morning evening winter guest family neighbor detail habit lesson';
const VERBS =
  'gathers keeps changes softens carries follows balances opens rewards needs teaches brings holds shapes warms finishes improves repeats shares measures';
const ADJECTIVES =
  'slow bright simple patient generous gentle local careful golden honest small deep fresh rough steady tender crisp rich early plain';
const LINKS = ['and so', 'because', 'while', 'after which', 'until', 'even when', 'so that'];

const word = (random, words) => pick(random, words.split(' '));

export const noun = (random) => word(random, NOUNS);
export const adjective = (random) => word(random, ADJECTIVES);

export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export const clause = (random) =>
  `the ${adjective(random)} ${noun(random)} ${word(random, VERBS)} the ${noun(random)}`;

export function sentence(random) {
  const first = capitalize(clause(random));
  return random() < 0.6 ? `${first}, ${pick(random, LINKS)} ${clause(random)}.` : `${first}.`;
}

export const paragraph = (random, sentences) => times(sentences, () => sentence(random)).join(' ');

export const title = (random) =>
  `${capitalize(adjective(random))} ${noun(random)} and the ${adjective(random)} ${noun(random)}`;
