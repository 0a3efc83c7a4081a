import { choice, day, flag, group, list, nameIn, picture, price, text } from '../model/kinds';
import { authors } from '../model/kinds/authors';
import { fieldsOf, shapeOf } from './fields';

const dish = group('A dish.', { name: text('Its name.'), note: text('A note.').optional() });

test.each([
  ['a text', text('How it tastes.').optional(), { hint: 'How it tastes.', widget: 'string' }],
  ['the authors', authors('Who serves it.').default(''), { widget: 'list' }],
  ['a day', day('When.').optional(), { widget: 'datetime', format: 'YYYY-MM-DD' }],
  ['a picture', picture('How it looks.', 'post').optional(), { widget: 'image' }],
  ['yes or no', flag('Whether it is warm.').default(false), { widget: 'boolean' }],
  ['a price', price('What it costs.').nullable(), { widget: 'number', value_type: 'float' }],
  [
    'a choice',
    choice('How.', ['hot', 'cold']).optional(),
    { widget: 'select', options: ['hot', 'cold'] },
  ],
  [
    'a list of texts',
    list('With.', text('One.'), { count: [0, 3] }),
    { widget: 'list', min: 0, max: 3 },
  ],
  [
    'a list of objects',
    list('With.', dish, { count: [0, 3] }),
    { widget: 'list', fields: [{ name: 'name' }, { name: 'note' }] },
  ],
  [
    'an object',
    dish.optional(),
    { widget: 'object', fields: [{ name: 'name' }, { name: 'note' }] },
  ],
  [
    'a name in a table',
    nameIn('The food.', 'foods.foods').optional(),
    { widget: 'relation', collection: 'tables', file: 'foods', value_field: 'foods.*.id' },
  ],
  [
    'a name in another file',
    nameIn('The recipe.', 'trending.items.title').optional(),
    { widget: 'relation', collection: 'data', value_field: 'items.*.title' },
  ],
  [
    'a list of names',
    list('Columns.', nameIn('One.', 'foods.columns'), { count: [0, 9] }),
    { widget: 'relation', multiple: true, value_field: 'columns.*', max: 9 },
  ],
])('the form has a control for %s', (_kind, servedWith, control) => {
  const field = { name: 'servedWith', label: 'Served with', required: false, ...control };
  expect(fieldsOf(group('A dish.', { servedWith }))).toMatchObject([field]);
});

test('columns of figures with empty cells aren’t in the form', () => {
  const amounts = list('Amounts.', price('One.').nullable());
  expect(fieldsOf(group('A dish.', { amounts }))).toEqual([]);
});

test('a pattern asks for the names in braces that a page fills in', () => {
  const [field] = fieldsOf(
    group('A list.', { page: text('Where.', { names: ['page', 'pages'] }) }),
  );
  const [pattern = '', sentence]: string[] = Object(field).pattern;
  expect(sentence).toBe('Expected text with {page} and {pages}.');
  expect(
    ['{page} of {pages}', 'Of {pages}: {page}', '{page}', ' '].map((one) =>
      RegExp(pattern).test(one),
    ),
  ).toEqual([true, true, false, false]);
});

test('the shape of a file says what can be left out', () => {
  const file = group('A menu.', { dishes: list('All.', dish), dish: dish.optional() });
  const entry = { fields: { name: {}, note: { isOptional: true } } };
  expect(shapeOf(file)).toEqual({
    fields: { dishes: { empty: [], entry }, dish: { isOptional: true, ...entry } },
  });
});
