import { z } from 'zod';
import { day, picture, text, texts } from '../model/fields';
import { fieldsOf } from './config';

test.each([
  [text().describe('How it tastes.'), { hint: 'How it tastes.', widget: 'string' }],
  [z.union([text(), texts()]).default(''), { widget: 'list' }],
  [day().optional(), { widget: 'datetime', format: 'YYYY-MM-DD' }],
  [picture('post'), { widget: 'image' }],
  [z.boolean().default(false), { widget: 'boolean' }],
])('a field of schema %# gets its control', (servedWith, control) => {
  const field = { name: 'servedWith', label: 'Served with', required: false, ...control };
  expect(fieldsOf(z.strictObject({ servedWith }))).toMatchObject([field]);
});
