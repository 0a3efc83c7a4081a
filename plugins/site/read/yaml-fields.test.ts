import { parseFields } from './yaml-fields';

const mistakesIn = (fields: string) =>
  parseFields(fields, 2).mistakes?.map(({ message, line }) => `${line}  ${message}`);

test('a title that ends in a colon doesn’t swallow the field below it', () => {
  expect(mistakesIn('title: Soup:\n  author: Ada')).toEqual([
    '3  delete the spaces before "author: Ada"',
    '2  broken YAML in "title: Soup:"; write title: "Soup:"',
  ]);
});

test('a key with a remark, and its value below it, stay as they are beside a broken field', () => {
  expect(mistakesIn('seo: # for search\n  title: Soup\nauthor: [Ada')).toEqual([
    '4  broken YAML in "author: [Ada"; write ] at its end',
  ]);
});

test.each([
  {
    name: 'below its key',
    fields: 'excerpt:\n  Soup #1 bread',
    remedy: 'write excerpt: "Soup #1 bread" instead of these 2 lines',
  },
  {
    name: 'on its second line',
    fields: 'excerpt: Soup\n  and #1 bread\n  # for lists',
    remedy: 'write excerpt: "Soup and #1 bread" instead of these 2 lines',
  },
  {
    name: 'beside a broken field',
    fields: 'author: [Ada\ntitle: #1 soup',
    remedy: 'write title: "#1 soup"',
  },
])('a remedy keeps the whole text that YAML cuts $name', ({ fields, remedy }) => {
  expect(mistakesIn(fields)?.at(-1)).toContain(`for a comment; ${remedy}`);
});
