/** @jest-environment node */
import { parseJson } from './source';

test.each([
  {
    name: 'a date without quotes',
    json: '{ "reviewed": 2025-03-01 }',
    message: 'expected text in quotes, found 2025-03-01; write "2025-03-01"',
  },
  {
    name: 'a moment without quotes',
    json: '{ "date": 2025-10-19T08:00:00Z, "title": "Soup" }',
    message: 'expected text in quotes, found 2025-10-19T08:00:00Z; write "2025-10-19T08:00:00Z"',
  },
  {
    name: 'a date that begins with its day',
    json: '{ "date": 01.03.2025 }',
    message: 'expected text in quotes, found 01.03.2025; write "01.03.2025"',
  },
  {
    name: 'a time without quotes, in a list',
    json: '{ "times": ["18:00", 20:30] }',
    message: 'expected text in quotes, found 20:30; write "20:30"',
  },
  {
    name: 'a month without quotes',
    json: '{ "reviewed": 10/2024 }',
    message: 'expected text in quotes, found 10/2024; write "10/2024"',
  },
  {
    name: 'a range with an en dash',
    json: '{ "years": 31–50 }',
    message:
      'expected a number or text in quotes, found 31–50; write a number such as 31, or "31–50" if it is text',
  },
  {
    name: 'a range without quotes',
    json: '{ "years": 31-50 }',
    message:
      'expected a number or text in quotes, found 31-50; write a number such as 31, or "31-50" if it is text',
  },
  {
    name: 'a place without quotes',
    json: '{ "place": 2nd, "title": "Soup" }',
    message:
      'expected a number or text in quotes, found 2nd; write a number such as 2, or "2nd" if it is text',
  },
  {
    name: 'a number of times without quotes',
    json: '{ "times": ["once", 3x] }',
    message:
      'expected a number or text in quotes, found 3x; write a number such as 3, or "3x" if it is text',
  },
  {
    name: 'a choice of numbers without quotes',
    json: '{ "eggs": 5 or 6\n}',
    message:
      'expected a number or text in quotes, found 5 or 6; write a number such as 5, or "5 or 6" if it is text',
  },
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
    name: 'a range with its unit',
    json: '{ "serving": 5-10 g }',
    message:
      'expected a number or text in quotes, found 5-10 g; write a number such as 5, or "5-10 g" if it is text',
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
])('suggests a fix for $name', ({ json, message }) => {
  expect(parseJson(json).broken?.message).toBe(`broken JSON: ${message}`);
});

test.each([
  ['1/2', '0.5, or "1/2" if it is text'],
  ['1 1/2', '1.5, or "1 1/2" if it is text'],
  ['2/3', '0.6667, or "2/3" if it is text'],
  ['½', '0.5, or "½" if it is text'],
  ['2¼', '2.25, or "2¼" if it is text'],
  ['3/4 cup', '0.75, or "3/4 cup" if it is text'],
  ['.5', '0.5, or ".5" if it is text'],
  ['-.5', '-0.5, or "-.5" if it is text'],
  ['5.', '5, or "5." if it is text'],
  ['5.-', '5, or "5.-" if it is text'],
  ['05', '5, or "05" if it is text'],
  ['-05', '-5, or "-05" if it is text'],
  ['000.5', '0.5, or "000.5" if it is text'],
  ['+3', '3, or "+3" if it is text'],
  ['+.5', '0.5, or "+.5" if it is text'],
  ['−5', '-5, or "−5" if it is text'],
  ['5%', '5, or "5%" if it is text'],
  ['$5', '5, or "$5" if it is text'],
  ['USD 5', '5, or "USD 5" if it is text'],
  ['5 €', '5, or "5 €" if it is text'],
  ['5 g', '5, or "5 g" if it is text'],
  ['180 grams', '180, or "180 grams" if it is text'],
  ['20 °C', '20, or "20 °C" if it is text'],
  ['-18°C', '-18, or "-18°C" if it is text'],
  ['90°', '90, or "90°" if it is text'],
  ['5 m²', '5, or "5 m²" if it is text'],
  ['52 kcal/100g', '52, or "52 kcal/100g" if it is text'],
  ['8 fl. oz.', '8, or "8 fl. oz." if it is text'],
  ['1 1/2 cups of milk', '1.5, or "1 1/2 cups of milk" if it is text'],
  ['5% of a day', '5, or "5% of a day" if it is text'],
  ['1 slice (30 g)', '1, or "1 slice (30 g)" if it is text'],
  ['~5', '5, or "~5" if it is text'],
  ['5+', '5, or "5+" if it is text'],
  ['1_000', '1000, or "1_000" if it is text'],
  ['1’000', '1000, or "1’000" if it is text'],
  ['1.000.000', '1000000, or "1.000.000" if it is text'],
  ['0x1F', '31, or "0x1F" if it is text'],
])('an author who writes %s without quotes reads how JSON writes it', (value, remedy) => {
  const message = `broken JSON: expected a number or text in quotes, found ${value}; write ${remedy}`;
  for (const json of [
    `{ "soup": { "price": ${value}, "free": true } }`,
    `{\n "soup": {\n  "price": ${value}\n } }`,
  ])
    expect(parseJson(json).broken).toMatchObject({ message, path: ['soup', 'price'] });
  const { broken } = parseJson(`{ "amounts": [1, ${value},\n 2] }`);
  expect(broken).toEqual({ message, path: ['amounts', 1], line: 1 });
});

test('reports the line of an extra comma', () => {
  expect(parseJson('{ "soups": [\n "red",\n ]\n}').broken?.line).toBe(2);
});
