/** @jest-environment node */
import { parseJson } from './source';

test.each([
  {
    name: 'a comma between thousands',
    json: '{ "price": 1,200 }',
    message:
      'expected a number without a comma, found 1,200; write 1200, or 1.200 if the comma is a decimal one',
  },
  {
    name: 'a decimal comma',
    json: '{ "price": 4,99 }',
    message: 'expected a decimal point, found 4,99; write 4.99',
  },
  {
    name: 'a price with its currency',
    json: '{ "price": $5 }',
    message: 'expected a number alone, found $5; write 5',
  },
  {
    name: 'a currency after a price',
    json: '{ "price": 5 € }',
    message: 'expected a number alone, found € after it; delete it',
  },
  {
    name: 'a Swiss price',
    json: '{ "price": 5.- }',
    message: 'expected digits after the point, found 5.-; write 5',
  },
  {
    name: 'a price that begins with a point',
    json: '{ "price": .99 }',
    message: 'expected a digit before the point, found .99; write 0.99',
  },
  {
    name: 'a price that begins with 0',
    json: '{ "price": 05 }',
    message: 'a number doesn’t begin with 0; write 5',
  },
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
    name: 'a range without quotes',
    json: '{ "years": 31-50 }',
    message: 'expected text in quotes, found 31-50; write "31-50"',
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
    name: 'a missing comma after 0 at the end of a line',
    json: '{ "amounts": [2, 0\n5] }',
    message: 'expected a comma, found 5',
  },
  {
    name: 'a negative number that begins with 0',
    json: '{ "change": -05 }',
    message: 'a number doesn’t begin with 0; write -5',
  },
  {
    name: 'a number that begins with 00',
    json: '{ "amounts": [000.5] }',
    message: 'a number doesn’t begin with 0; write 0.5',
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

test('reports the line of an extra comma', () => {
  expect(parseJson('{ "soups": [\n "red",\n ]\n}').broken?.line).toBe(2);
});
