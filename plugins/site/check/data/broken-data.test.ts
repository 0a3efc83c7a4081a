import { readFile } from 'node:fs/promises';
import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

const edited = async (name: string, from: string, to: string) => {
  const file = `content/data/${name}.json`;
  const text = await readFile(copy.at(file), 'utf8');
  expect(text).toContain(from);
  await copy.write(file, text.replace(from, to));
};

test('doesn’t report the names of plans while a decimal comma breaks their file', async () => {
  await edited('plans', '4.99', '4,99');
  expect(await copy.check()).toEqual([
    expect.stringMatching(
      /^content.data.plans\.json:\d+ {2}plans\[1\]\.monthlyPrice: broken JSON: expected a number or text in quotes, found 4,99; write 4\.99, or "4,99" if it is text$/,
    ),
  ]);
  await edited('plans', '4,99', '4.99');
  expect(await copy.check()).toEqual([]);
});

test('doesn’t report the names of plans while one of them has no id', async () => {
  await edited('plans', '"id": "', '"id": "No id ');
  expect(await copy.checkWithoutLines()).toEqual([
    expect.stringMatching(
      /plans\[0\]\.id: expected a name of small letters, digits and hyphens, found/,
    ),
  ]);
});

test('reports a missing comma in site.json, and the mistakes of other files', async () => {
  await edited('site', ',\n', '\n');
  await copy.edit('faq', (data) => (data.titel = 'Soup'));
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/faq.json  titel: unknown key, did you mean "title"?',
    expect.stringMatching(/^content.data.site\.json {2}broken JSON: expected a comma, found /),
  ]);
});

const NOT_FOUND = 'content/data/not-found.json';

/** Broken JSON, and the line and the problem that the check reports. */
const BROKEN_JSON: Record<string, string> = {
  '{\n  "name": "a"\n  "title": "b"\n}': '3  broken JSON: expected a comma, found "title"',
  '{\n  "name": "a",\n}': '2  broken JSON: expected no comma before }; delete the comma',
  '{ "name": "The "best"" }':
    '1  broken JSON: expected text in quotes, and \\" for a quotation mark in it, found best',
  '{\n  // soon\n}': '2  broken JSON: expected no comment, found // soon; delete it',
  '{\n  "name": "a",\n  "name": "b"\n}': '3  the key "name" appears here a second time',
  '\uFEFF{}': '1  the file begins with a byte order mark; save it as UTF-8 without one',
  '[]': '1  expected an object with the keys title, headline, text and links, found a list',
};

test.each(Object.entries(BROKEN_JSON))('reports the file %j', async (text, problem) => {
  await copy.write(NOT_FOUND, text);
  expect(await copy.check()).toEqual([`${NOT_FOUND}:${problem}`]);
});

test('reports lists that are nested too deeply, and bytes that aren’t UTF-8', async () => {
  await copy.write('content/data/faq.json', Buffer.from('{"name":\n"é"}', 'latin1'));
  await copy.write(NOT_FOUND, '['.repeat(100_000));
  expect(await copy.check()).toEqual([
    'content/data/faq.json:2  expected text in UTF-8, found other bytes; save the file as UTF-8',
    `${NOT_FOUND}:1  objects and lists are nested too deeply`,
  ]);
});

test('reports invisible characters, also as escapes', async () => {
  await copy.write(
    'content/data/faq.json',
    '{\n  "title": "Ada\u0092s\\u000b",\n  "items": []\n}'.replace(
      '[]',
      '[{ "question": "Why?", "answer": "A\\u000bB" }]',
    ),
  );
  expect(await copy.check()).toEqual([
    'content/data/faq.json:2  an invisible character, U+0092, stands after ""title": "Ada"; write ’ instead',
    'content/data/faq.json:3  an invisible character, U+000B, stands after "uestion": "Why?", "answer": "A"; delete it',
  ]);
});
