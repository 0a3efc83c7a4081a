import { readFileSync } from 'node:fs';
import { itemAt } from '../../../src/lib/item-at';
import { articleFields, pageFields } from './front-matter';
import { descriptionOf } from './kinds/kind';
import { fieldsIn } from './schema';

/** The rows of the guide's tables, without the spaces that Prettier aligns them with. */
const written = readFileSync('docs/writing.md', 'utf8')
  .split('\n')
  .map((line) => line.replace(/ +\|/g, ' |'));

test.each([
  ['an article', articleFields()],
  ['a page of prose', pageFields],
])('the guide for authors describes the fields of %s as their schema does', (_what, schema) => {
  const rows = Object.entries(fieldsIn(schema)).map(
    ([key, field]) => `| \`${key}\` | ${descriptionOf(field)} |`,
  );
  const start = written.indexOf(itemAt(rows, 0));
  expect(written.slice(start, start + rows.length + 1)).toEqual([...rows, '']);
});
