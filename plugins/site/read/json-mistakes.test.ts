import { parseJson } from './source';

test.each([
  { name: 'True', json: '{ "free": True }', message: 'found True; write true' },
  { name: 'None', json: '{ "free": None }', message: 'found None; write null' },
  {
    name: 'curly quotation marks',
    json: '{ “title”: "Soup" }',
    message: 'expected a straight quotation mark, found “; write " around text and keys',
  },
  {
    name: 'single quotation marks',
    json: '{ "title": \'Soup\' }',
    message: 'expected a straight quotation mark, found \'; write " around text and keys',
  },
  {
    name: 'a key without quotes',
    json: '{ title: "Soup" }',
    message: 'expected a key in double quotes, found title; write "title"',
  },
  {
    name: 'text without quotes',
    json: '{ "title": Soup }',
    message: 'expected text in quotes, found Soup; write " at its beginning and its end',
  },
  {
    name: 'a no-break space between a key and its value',
    json: '{ "title":\u00A0"Soup" }',
    message: 'an invisible character, U+00A0, stands outside of the quotes; delete it',
  },
  {
    name: 'an equals sign',
    json: '{ "title" = "Soup" }',
    message: 'expected a colon, found =; write : instead',
  },
  {
    name: 'a semicolon',
    json: '{ "title": "Soup"; "lead": "Hot" }',
    message: 'expected a comma, found ;; write , instead',
  },
  {
    name: 'a comment in the style of YAML',
    json: '{ # soon\n "title": "Soup" }',
    message: 'expected no comment, found # soon; delete it',
  },
  {
    name: 'a comma after the last entry',
    json: '{ "soups": ["red",] }',
    message: 'expected no comma before ]; delete the comma',
  },
  {
    name: 'two commas',
    json: '{ "soups": ["red",, "green"] }',
    message: 'expected one comma, found two; delete one',
  },
  {
    name: 'a comma after the last number',
    json: '{ "label": "1 medium", "grams": 180, }',
    message: 'expected no comma before }; delete the comma',
  },
  {
    name: 'a comma after the last negative number, in an inner object',
    json: '{ "soup": { "price": -0.5,} }',
    message: 'expected no comma before }; delete the comma',
  },
  {
    name: 'two commas after a number',
    json: '{ "grams": 180,, "label": "1 medium" }',
    message: 'expected one comma, found two; delete one',
  },
  {
    name: 'two commas after a number, with a space between them',
    json: '{ "grams": 180, , "label": "1 medium" }',
    message: 'expected one comma, found two; delete one',
  },
  {
    name: 'a number at the end of an unfinished file',
    json: '{ "grams": 180,',
    message: 'expected a key in double quotes, found the end of the file',
  },
  {
    name: 'an entry without its } before a comma',
    json: '{ "soups": [{ "name": "red", { "name": "green" }] }',
    message: 'the entry before this { isn’t closed; write } before the comma',
  },
  {
    name: 'an entry without }, after it',
    json: '{ "soups": [{ "name": "red" { "name": "green" }] }',
    message: 'the entry before this { isn’t closed; write }, before {',
  },
  {
    name: 'an entry without its {',
    json: '{ "soups": [ "name": "red" }] }',
    message:
      'expected an entry of a list, found the key "name"; if the entry has keys, write { before it',
  },
  {
    name: 'a list without its ]',
    json: '{ "soups": ["red" }',
    message: 'expected a closing ] before the closing }, found only }',
  },
  {
    name: 'one } too many',
    json: '{ "title": "Soup" }\n}',
    message: 'expected the end of the file, found }; delete it',
  },
  {
    name: 'text without its last quotation mark',
    json: '{ "title": "Soup,\n "lead": "Hot" }',
    message: 'expected a closing " on the same line, found "Soup,',
  },
  {
    name: 'a tab in text',
    json: '{ "title": "Red\tsoup" }',
    message: 'expected text without a tab; write a space instead',
  },
  {
    name: 'an unfinished merge',
    json: '{\n<<<<<<< HEAD\n "title": "Soup"\n=======\n "title": "Hot soup"\n>>>>>>> theirs\n}',
    message:
      'found two versions of the same lines after a merge; delete one, and the lines <<<<<<<, ======= and >>>>>>>',
  },
  {
    name: 'seven signs of a merge inside of a line',
    json: '{ "title": <<<<<<<Soup }',
    message: 'expected text in quotes, found <<<<<<<Soup; write " at its beginning and its end',
  },
  {
    name: 'a missing comma after the number 0',
    json: '{ "amounts": [0 5, 3] }',
    message: 'expected a comma, found 5',
  },
  {
    name: 'a missing comma between numbers of three digits',
    json: '{ "amounts": [100 200, 3] }',
    message: 'expected a comma, found 200',
  },
  {
    name: 'a missing comma after 0 at the end of a line',
    json: '{ "amounts": [2, 0\n5] }',
    message: 'expected a comma, found 5',
  },
  {
    name: 'an address without quotes',
    json: '{ "url": https://soup.example }',
    message: 'expected text in quotes, found https; write " at its beginning and its end',
  },
  {
    name: 'an email address without quotes',
    json: '{ "url": mailto:ada@soup.example }',
    message: 'expected text in quotes, found mailto; write " at its beginning and its end',
  },
  {
    name: 'a word that every JavaScript object knows',
    json: '{ "title": constructor }',
    message: 'expected text in quotes, found constructor; write " at its beginning and its end',
  },
  ...["'5 g'", '“5 g”', '`5 g`'].map((value) => ({
    name: `the number in ${value}`,
    json: `{ "serving": ${value} }`,
    message: `expected a straight quotation mark, found ${value[0]}; write " around text and keys`,
  })),
])('suggests a fix for $name', ({ json, message }) => {
  expect(parseJson(json).broken?.message).toBe(`broken JSON: ${message}`);
});

test.each([
  ['4,99', '4.99'],
  ['4,99 €', '4.99'],
  ['1 000,5', '1000.5'],
  ['05', '5'],
  ['−5', 'a number such as 0.5'],
  ['1/2', 'a number such as 0.5'],
  ['½', 'a number such as 0.5'],
  ['5 5', 'a number such as 0.5'],
  ['0x1F', 'a number such as 0.5'],
  ['-18°C', 'a number such as -18'],
  ['.5', 'a number such as 0.5'],
  ['5.', 'a number such as 5'],
  ['+3', 'a number such as 3'],
  ['USD 5', 'a number such as 0.5'],
  ['180 grams', 'a number such as 180'],
  ['5%', 'a number such as 5'],
  ['5 or 6', 'a number such as 5'],
  ['31–50', 'a number such as 0.5'],
  ['2nd', 'a number such as 2'],
  ['1,000,000', 'a number such as 0.5'],
  ['2025-03-01', 'a number such as 0.5'],
  ['01.03.2025', 'a number such as 0.5'],
  ['2025-10-19T08:00:00Z', 'a number such as 0.5'],
  ['20:30', 'a number such as 0.5'],
  ['NaN', 'a number such as 0.5'],
  ['-Infinity', 'a number such as 0.5'],
])('an author who writes %s without quotes reads how JSON writes it', (value, number) => {
  const message = `broken JSON: expected a number or text in quotes, found ${value}; write ${number}, or "${value}" if it is text`;
  for (const json of [
    `{ "soup": { "price": ${value}, "free": true } }`,
    `{\n "soup": {\n  "price": ${value}\n } }`,
  ])
    expect(parseJson(json).broken).toMatchObject({ message, path: ['soup', 'price'] });
});

test.each(['180 grams // a cup', '180 grams # a cup', '180 grams;', '180\tgrams'])(
  'only the value itself is to be written anew in %j',
  (written) => {
    const { broken } = parseJson(`{ "amounts": [1,\n ${written}\n] }`);
    expect(broken).toMatchObject({ path: ['amounts', 1], line: 2 });
    expect(broken?.message).toContain('found 180 grams; write');
  },
);

test('reports the line of an extra comma', () => {
  expect(parseJson('{ "soups": [\n "red",\n ]\n}').broken?.line).toBe(2);
});
