import { findFoods } from './find-foods';
import { createLexicon } from './lexicon';

const GROUPS = [
  {
    name: 'Fruit and more',
    foods: [
      { name: 'Crème of banana', portion: 'a large bowl' },
      { name: 'Apple', portion: '2 wedges' },
      { name: 'Brown rice', portion: 'a cup' },
    ],
  },
  {
    name: 'Drinks and more',
    foods: [
      {
        name: 'Liver',
        portion: 'a slice',
        words: ['steak', 'apple of the butcher', 'sweets'],
        insteadOf: ['Kidney', 'liver sausage', 'appleplant', 'pizza', 'Puréed grapes'],
      },
      {
        name: 'Juice of fruit, made with ice',
        portion: 'a glass',
        insteadOf: ['grapefruit', 'brown'],
      },
      { name: 'Brownie', portion: 'a sweet square' },
      { name: 'Sweet corn', portion: '1 cob', insteadOf: ['grape'] },
    ],
  },
];
const TEXTS = {
  ignored: ['a', 'of', 'with', 'two', 'Cup', 'spice'],
  answers: [
    { words: ['baby food', 'for baby'], anywhere: true, text: 'Ask a doctor.' },
    { words: ['Water', 'vitamin'], text: 'It doesn’t count.' },
    { words: ['Crème brûlée', 'soup', 'fries', 'fruit salad'], text: 'Many things.' },
    { words: ['pizza', 'hot dog'], text: 'Saltier.' },
    { words: ['mustard', 'slice'], text: 'A spice.' },
  ],
} as const;

const lexicon = createLexicon(GROUPS, TEXTS);
const search = (text: string) => findFoods(lexicon, text);
const namesFor = (text: string) => search(text).foods.map(({ name }) => name);

test.each([
  ['apple', ['Apple', 'Liver']],
  ['a', ['Apple', 'Liver']],
  ['apples', ['Apple']],
  ['creme ban', ['Crème of banana']],
  ['steaks', ['Liver']],
  ['liver steak', ['Liver']],
  ['drinks', ['Liver', 'Juice of fruit, made with ice', 'Brownie', 'Sweet corn']],
  ['dri', ['Liver', 'Juice of fruit, made with ice', 'Brownie', 'Sweet corn']],
  ['brownie', ['Brownie']],
  ['brow nies', ['Brownie']],
  ['sweets', ['Liver']],
  ['sweet', ['Liver', 'Sweet corn']],
  ['corn', ['Sweet corn']],
])('a search for %j finds %j by name', (text, names) => {
  expect(namesFor(text)).toEqual(names);
  expect(search(text).by).toBe('name');
});

test.each([
  ['2 apples', ['Apple']],
  ['100g apple', ['Apple', 'Liver']],
  ['½ a cup of rice', ['Brown rice']],
  ['two cups of rice', ['Brown rice']],
  ['corn cob', ['Sweet corn']],
  ['a bunch of corn', ['Sweet corn']],
  ['Juice of fruit, made with ice', ['Juice of fruit, made with ice']],
])('a search for %j finds %j by name, whatever the amount', (text, names) => {
  expect(namesFor(text)).toEqual(names);
  expect(search(text).by).toBe('name');
});

test.each([
  ['apple with banana', ['Apple', 'Crème of banana', 'Liver']],
  ['rice, 2 brownies & corn', ['Brown rice', 'Brownie', 'Sweet corn']],
  ['a cup of juice + corn', ['Juice of fruit, made with ice', 'Sweet corn']],
])('a search for %j finds each of these foods', (text, names) => {
  expect(namesFor(text)).toEqual(names);
  expect(search(text).by).toBe('name');
});

test.each([
  ['kidney', ['Liver']],
  ['kidneys', ['Liver']],
  ['kidn', ['Liver']],
  ['liver sausage', ['Liver']],
  ['grape', ['Sweet corn']],
  ['grapef', ['Juice of fruit, made with ice']],
  ['pureed grapes', ['Liver']],
  ['green grapes', ['Sweet corn']],
  ['brown', ['Juice of fruit, made with ice', 'Brown rice', 'Brownie']],
  ['fried steak', ['Liver']],
  ['steak tartare', ['Liver']],
  ['brown sugar', ['Juice of fruit, made with ice']],
  ['stone tartare', []],
  ['kidney tartare', ['Liver']],
  ['green grape tart', ['Sweet corn']],
  ['apple with cream', ['Apple', 'Liver']],
])('a search for %j, which isn’t there, finds %j as the nearest', (text, names) => {
  expect(namesFor(text)).toEqual(names);
  expect(search(text).by).toBe(names.length > 0 ? 'nearest' : 'nothing');
});

test.each([
  ['appel', ['Apple', 'Liver'], 'spelling'],
  ['bananna', ['Crème of banana'], 'spelling'],
  ['banena', ['Crème of banana'], 'spelling'],
  ['banena creme', ['Crème of banana'], 'spelling'],
  ['rice with lliver', ['Brown rice', 'Liver'], 'spelling'],
  ['kidnay', ['Liver'], 'nearest'],
  ['appleplantt', ['Liver'], 'nearest'],
  ['kiddney', ['Liver'], 'nearest'],
  ['aple', ['Apple', 'Liver'], 'spelling'],
] as const)('a search for the misspelled %j finds %j', (text, names, by) => {
  expect(namesFor(text)).toEqual(names);
  expect(search(text).by).toBe(by);
});

test.each([
  ['water', 'It doesn’t count.', []],
  ['a cup of water', 'It doesn’t count.', []],
  ['rose water', 'It doesn’t count.', []],
  ['vitamin d', 'It doesn’t count.', []],
  ['vitamin b12', 'It doesn’t count.', []],
  ['creme brulee', 'Many things.', []],
  ['soup', 'Many things.', []],
  ['leek soup', 'Many things.', []],
  ['soup with croutons', 'Many things.', []],
  ['a tureen of soup', 'Many things.', []],
  ['apple with soup', 'Many things.', ['Apple', 'Liver']],
  ['fries', 'Many things.', []],
  ['pizza margherita', 'Saltier.', ['Liver']],
  ['rice pizza', 'Saltier.', ['Brown rice', 'Liver']],
  ['fruit salad', 'Many things.', []],
  ['pizza', 'Saltier.', ['Liver']],
  ['pizz', 'Saltier.', ['Liver']],
  ['big pizza', 'Saltier.', ['Liver']],
  ['pizzza', 'Saltier.', ['Liver']],
  ['hotdogs', 'Saltier.', []],
  ['hot do', 'Saltier.', []],
  ['apple for a baby', 'Ask a doctor.', []],
  ['some baby foods', 'Ask a doctor.', []],
])('a search for %j answers %j and finds %j', (text, answer, names) => {
  expect(search(text)).toMatchObject({ by: 'answer', answer });
  expect(namesFor(text)).toEqual(names);
});

test.each(['soup spoon', 'leek soup bowl', 'mustard tart', 'water ice', 'stir fry', 'fry'])(
  'a search for %j finds nothing, because the answer to one of its words is about something else',
  (text) => expect(search(text)).toEqual({ by: 'nothing', foods: [] }),
);

// Short words aren't corrected, and neither are two letters.
test.each(['applesauce', 'stone', 'stake', 'rise', 'lxvxr', 'custard', 'cup', '2', '', '?'])(
  'a search for %j finds nothing',
  (text) => expect(search(text)).toEqual({ by: 'nothing', foods: [] }),
);

test.each(['fruit', 'baby', 'hot', 'creme'])(
  'a search for %j, a whole word, isn’t yet the beginning of an answer’s two words',
  (text) => expect(search(text).answer).toBeUndefined(),
);

test.each(['spice', 'spices', 'cups'])(
  'a search for %j, which is ignored, isn’t a misspelling',
  (text) => expect(search(text)).toEqual({ by: 'nothing', foods: [] }),
);

test('without answers and ignored words, foods are found', () => {
  const without = createLexicon(GROUPS, { answers: null, ignored: null });
  expect(findFoods(without, 'apple').foods).toHaveLength(2);
});
