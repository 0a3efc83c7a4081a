/** @jest-environment node */
import { day, flag, group, picture, text } from '../model/kinds';
import { authors } from '../model/kinds/authors';
import { fieldsOf } from './config';

test.each([
  [text('How it tastes.'), { hint: 'How it tastes.', widget: 'string' }],
  [authors('Who serves it.').default(''), { widget: 'list' }],
  [day('When.').optional(), { widget: 'datetime', format: 'YYYY-MM-DD' }],
  [picture('How it looks.', 'post'), { widget: 'image' }],
  [flag('Whether it is warm.').default(false), { widget: 'boolean' }],
])('a field of schema %# gets its control', (servedWith, control) => {
  const field = { name: 'servedWith', label: 'Served with', required: false, ...control };
  expect(fieldsOf(group('A dish.', { servedWith }))).toMatchObject([field]);
});
