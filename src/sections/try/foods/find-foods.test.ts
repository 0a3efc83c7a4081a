/** @jest-environment node */
import { RANKING } from '../../../../tests/unit/ranking';
import { findById } from '../../../lib/find-or-throw';
import { foodsOf } from '../../../lib/ranking/day';
import { findFoods, wordsOf } from './find-foods';

const foods = foodsOf(RANKING);
const banana = findById(foods, 'banana');
const apple = findById(foods, 'apple');
const liver = findById(foods, 'liver');
const DATA = {
  ...RANKING,
  groups: [
    { name: 'Fruit and more', foods: [{ ...banana, name: 'Crème of banana' }, apple] },
    {
      name: 'Other',
      foods: [
        {
          ...liver,
          words: ['steak', 'apple of the butcher'],
          insteadOf: ['kidney', 'liver sausage', 'appleplant', 'pizza'],
        },
        { ...banana, id: 'juice', name: 'Juice of fruit, made with ice' },
      ],
    },
  ],
};
const ANSWERS = [
  { words: ['pancake', 'water'], text: 'Many things.' },
  { words: ['baby food', 'formula', 'apple milk'], text: 'Ask a doctor.' },
  { words: ['pizza'], text: 'Saltier.' },
];

const search = (query: string) => findFoods(DATA, wordsOf(query), ANSWERS);
const namesFor = (query: string) => search(query).foods.map(({ name }) => name);

test.each([
  ['apple', ['Apple', 'Liver']],
  ['a', ['Apple', 'Liver']],
  ['apples', ['Apple', 'Liver']],
  ['creme ban', ['Crème of banana']],
  ['steak', ['Liver']],
  ['steaks', ['Liver']],
  ['liver steak', ['Liver']],
  ['more', ['Crème of banana', 'Apple']],
  ['fruit', ['Juice of fruit, made with ice', 'Crème of banana', 'Apple']],
])('a search for %j finds %j by name', (query, names) => {
  expect(namesFor(query)).toEqual(names);
  expect(search(query).by).toBe('name');
});

test.each([
  ['kidney', ['Liver']],
  ['kidneys', ['Liver']],
  ['sausage', ['Liver']],
  ['liver pudding', ['Liver']],
  ['fried steak', ['Liver']],
  ['green apple', ['Apple', 'Liver']],
])('a search for %j, which isn’t there, finds %j as the nearest', (query, names) => {
  expect(namesFor(query)).toEqual(names);
  expect(search(query).by).toBe('nearest');
});

test.each([
  ['appel', ['Apple', 'Liver']],
  ['bananna', ['Crème of banana']],
  ['banena', ['Crème of banana']],
  ['lliver', ['Liver']],
])('a search for the misspelled %j finds %j', (query, names) => {
  expect(namesFor(query)).toEqual(names);
  expect(search(query).by).toBe('spelling');
});

test.each([
  ['pancake', 'Many things.'],
  ['pancakes', 'Many things.'],
  ['apple panc', 'Many things.'],
  ['formulas', 'Ask a doctor.'],
  ['apple formula', 'Ask a doctor.'],
  ['apple milk', 'Ask a doctor.'],
  ['applemilk', 'Ask a doctor.'],
  ['baby', 'Ask a doctor.'],
  ['some baby foods', 'Ask a doctor.'],
  ['pan', undefined],
  ['watermelon', undefined],
])('a search for %j answers %j', (query, answer) => {
  expect(search(query).answer).toBe(answer);
  expect(namesFor(query)).toEqual([]);
});

test.each(['pizza', 'pizz', 'big pizza'])(
  'a search for %j answers, and finds what is instead of it',
  (query) => {
    expect(search(query).answer).toBe('Saltier.');
    expect(namesFor(query)).toEqual(['Liver']);
  },
);

test.each([
  ['baby apple', ['Apple', 'Liver']],
  ['banana with ice', ['Crème of banana']],
  ['raw apple', ['Apple', 'Liver']],
  ['raw app', ['Apple', 'Liver']],
  ['raw crem', ['Crème of banana']],
])(
  'a search for %j, of which another word is in an answer or in a food, finds %j',
  (query, names) => {
    expect(namesFor(query)).toEqual(names);
    expect(search(query).answer).toBeUndefined();
  },
);

// Short words aren't corrected, and neither are two letters.
test.each(['applesauce', 'stone', 'aple', 'stake', 'lxvxr', ''])(
  'a search for %j finds nothing',
  (query) => {
    expect(namesFor(query)).toEqual([]);
    expect(search(query).answer).toBeUndefined();
  },
);
