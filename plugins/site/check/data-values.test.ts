/** @jest-environment node */
import { contentCopy } from '../../../tests/unit/content-copy';

type Json = Record<string, any>;

const copy = contentCopy();

/** Adds a copy of a list's first entry. */
const repeatFirst = (entries: unknown[]) => entries.push(structuredClone(entries[0]));

test.each([
  {
    name: 'a question',
    file: 'faq',
    change: ({ items }: Json) => repeatFirst(items),
    key: /items\[\d+\]\.question/,
  },
  {
    name: 'a line of a plan',
    file: 'plans',
    change: ({ plans }: Json) => repeatFirst(plans[0].features),
    key: /plans\[0\]\.features\[\d+\]\.text/,
  },
  {
    name: 'a point of a tile',
    file: 'features',
    change: ({ tiles }: Json) => repeatFirst(tiles[0].details),
    key: /tiles\[0\]\.details\[\d+\]/,
  },
  {
    name: 'the label of a link in the header',
    file: 'interface',
    change: ({ header }: Json) => repeatFirst(header.links),
    key: /header\.links\[\d+\]\.label/,
  },
  {
    name: 'a benefit',
    file: 'audiences',
    change: ({ tabs }: Json) => repeatFirst(tabs[0].benefits),
    key: /tabs\[0\]\.benefits\[\d+\]/,
  },
])('reports $name that appears twice in its list', async ({ file, change, key }) => {
  await copy.edit(file, change);
  const problems = await copy.checkWithoutLines();
  expect(problems).toEqual([expect.stringMatching(key)]);
  expect(problems[0]).toMatch(/ appears here a second time; entry \[0\] is the same$/);
});

