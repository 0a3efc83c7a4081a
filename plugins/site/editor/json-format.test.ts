import { printJson, readJson, type Shape } from './json-format';

const text: Shape = {};
const feature: Shape = { fields: { text, mark: text } };
const plan: Shape = {
  fields: {
    name: text,
    price: text,
    formerPrice: text,
    features: { entry: feature, empty: [] },
  },
};
const shape: Shape = {
  fields: {
    title: text,
    banner: { fields: { title: text }, isOptional: true },
    plans: { entry: plan, empty: [] },
    days: { entry: text, empty: [] },
    note: { isOptional: true },
  },
};

const FILE = `{
  "title": "Soup \\u2013 now",
  "banner": { "title": "Free" },
  "unknown": [1.50, {"a":true}],
  "plans": [
    {
      "name": "Free",
      "price": 0.0,
      "formerPrice": null,
      "features": [
        { "text": "Demo", "mark": "benefit" },
        { "text": "Sync", "mark": "soon" }
      ]
    },
    {
      "name": "Pro",
      "price": 5,
      "formerPrice": 60,
      "features": [{ "text": "All", "mark": "benefit" }]
    }
  ],
  "days": ["a", "b"]
}
`;

/** The values of the form, which has no types. */
type Value = Record<string, any>;

/** Opens a file in the form, makes a change, and saves it. */
function save(change: (value: Value) => void): string {
  const value = readJson(FILE);
  change(value);
  return printJson(value, shape);
}

test('an unchanged file keeps every byte', () => {
  expect(save(() => {})).toBe(FILE);
});

test('empty fields that the form leaves out stay in the file', () => {
  const saved = save((value) => {
    delete value.plans[0].formerPrice;
    value.note = '';
  });
  expect(saved).toBe(FILE);
});

test.each<[string, (value: Value) => void, string, string]>([
  ['a text', (value) => (value.title = 'Soup'), '"Soup \\u2013 now"', '"Soup"'],
  ['a price', (value) => (value.plans[1].price = 5.5), '"price": 5,', '"price": 5.5,'],
  ['no price', (value) => delete value.plans[1].formerPrice, ': 60,', ': null,'],
  ['an optional object', (value) => delete value.banner, '\n  "banner": { "title": "Free" },', ''],
  ['a new field', (value) => (value.note = 'New'), '"b"]', '"b"],\n  "note": "New"'],
  ['an entry on a line', (value) => value.days.push('c'), '"b"]', '"b", "c"]'],
  ['the first entry on a line', (value) => value.days.shift(), '"a", ', ''],
  ['no entries', (value) => delete value.days, '["a", "b"]', '[]'],
  [
    'an entry in the middle',
    ({ plans }) => plans[0].features.splice(1, 0, { text: 'New', mark: 'soon' }),
    '"benefit" },\n',
    '"benefit" },\n        { "text": "New", "mark": "soon" },\n',
  ],
  [
    'an entry at the beginning',
    ({ plans }) => plans[0].features.unshift({ text: 'New', mark: 'soon' }),
    '        { "text": "Demo"',
    '        { "text": "New", "mark": "soon" },\n        { "text": "Demo"',
  ],
  [
    'the last entry',
    ({ plans }) => plans[0].features.pop(),
    ',\n        { "text": "Sync", "mark": "soon" }',
    '',
  ],
  [
    'an object',
    ({ plans }) => plans.push({ name: 'Team', price: 9 }),
    '    }\n  ],\n  "days"',
    '    },\n    {\n      "name": "Team",\n      "price": 9,\n      "formerPrice": null,\n      "features": []\n    }\n  ],\n  "days"',
  ],
])('only what an author changes is written: %s', (_what, change, before, after) => {
  expect(FILE).toContain(before);
  expect(save(change)).toBe(FILE.replace(before, after));
});

test('moved entries keep their contents', () => {
  const saved = save((value) => {
    value.plans = value.plans.toReversed();
  });
  expect(JSON.parse(saved).plans).toMatchObject([
    { name: 'Pro', price: 5 },
    { name: 'Free', price: 0 },
  ]);
});

test.each([
  ['{ "note": { "title": "Soup" } }', { note: null }, '{ "note": null }'],
  ['{ "note": { "title": "Soup" } }', { note: 'Hot' }, '{ "note": "Hot" }'],
  ['{ "note": null }', { note: { title: 'Soup' } }, '{ "note": {\n  "title": "Soup"\n} }'],
  ['{ "note": ["Hot"] }', { note: 'Hot' }, '{ "note": "Hot" }'],
])('a value can become one of another type: %s', (file, value, saved) => {
  expect(printJson({ ...readJson(file), ...value }, {})).toBe(saved);
});
