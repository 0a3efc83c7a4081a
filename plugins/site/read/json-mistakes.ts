import { printParseErrorCode, visit, type ParseError } from 'jsonc-parser';

/** Where a parser stopped in a file. */
type Stop = {
  /** The parser's name of the error. */
  code: string;
  /** What it found, at most 60 characters. */
  found: string;
  /** What comes before it, without white space at the end. */
  before: string;
  /** Whether no white space stands between both. */
  isAdjacent: boolean;
  /** What comes from there on. */
  after: string;
  isAtLineStart: boolean;
  /** The brackets that are open, the innermost last. */
  open: readonly string[];
};

/** What is wrong, and where if not where the parser stopped. */
type Answer = { message: string; offset?: number };

type Finder = (stop: Stop) => Answer | string | undefined;

/** `<<<<<<< HEAD` */
const findConflict: Finder = ({ after, isAtLineStart }) =>
  isAtLineStart && /^(?:<{7}|={7}|>{7})/.test(after)
    ? 'found two versions of the same lines after a merge; delete one, and the lines <<<<<<<, ======= and >>>>>>>'
    : undefined;

/** `{ "title": "Soup" // or stew` and `# or stew` */
const findComment: Finder = ({ code, found, after }) => {
  if (code !== 'InvalidCommentToken' && !found.startsWith('#')) return undefined;
  const [line = ''] = after.split('\n', 1);
  const comment = found.startsWith('#') ? line.trim() : found;
  return `expected no comment, found ${comment}; delete it`;
};

/** `{ "price": 4,99 }` and `{ "price": 1,200 }` */
const findCommaInNumber: Finder = ({ before, after, isAdjacent }) => {
  const [, whole] = /(-?\d+),$/.exec(before) ?? [];
  const [fraction] = /^\d+/.exec(after) ?? [];
  if (!whole || !fraction || !isAdjacent) return undefined;
  const found = `found ${whole},${fraction}`;
  return fraction.length === 3
    ? `expected a number without a comma, ${found}; write ${whole}${fraction}, or ${whole}.${fraction} if the comma is a decimal one`
    : `expected a decimal point, ${found}; write ${whole}.${fraction}`;
};

/** `{ "reviewed": 2025-03-01 }`, `{ "time": 12:30 }` and `{ "version": 1.2.3 }` */
const findBareDate: Finder = ({ before, after, isAdjacent }) => {
  if (!isAdjacent) return undefined;
  const [beginning = ''] = /[\d\-/:.]*$/.exec(before.replace(/.*[\s:[,](?=\S*$)/s, '')) ?? [];
  const [rest = ''] = /^[\d\-/:.TZ+]*/.exec(after) ?? [];
  const written = beginning + rest;
  if (!/^\d+(?:[-/:]\d+|(?:\.\d+){2})/.test(written)) return undefined;
  const message = `expected text in quotes, found ${written}; write "${written}"`;
  return { message, offset: before.length - beginning.length };
};

/** `{ "price": 05 }` */
const findLeadingZero: Finder = ({ before, after, isAdjacent }) => {
  const [, sign] = /[\s:[,](-?)0+$/.exec(before) ?? [];
  const [digits] = /^\d[\d.]*/.exec(after) ?? [];
  if (sign === undefined || !digits || !isAdjacent) return undefined;
  return `a number doesn’t begin with 0; write ${sign}${digits.replace(/^0+(?=\d)/, '')}`;
};

/** `{ "price": 5. }`, `{ "price": 5.- }` and `{ "price": .99 }` */
const findLonelyPoint: Finder = ({ found, after }) => {
  if (/^\d+\.$/.test(found)) {
    const [rest] = /^[\d.]+[^\s,\]}]*/.exec(after)!;
    return `expected digits after the point, found ${rest}; write ${found.slice(0, -1)}`;
  }
  return /^\.\d+$/.test(found)
    ? `expected a digit before the point, found ${found}; write 0${found}`
    : undefined;
};

/** `{ "price": $5 }`, `{ "price": 5 € }` and `{ "share": 5% }` */
const findUnit: Finder = ({ found, before }) => {
  const [, amount] = /^\p{Sc}(\d+(?:\.\d+)?)$/u.exec(found) ?? [];
  if (amount) return `expected a number alone, found ${found}; write ${amount}`;
  return /\d$/.test(before) && /^(?:\p{Sc}|%)/u.test(found)
    ? `expected a number alone, found ${found} after it; delete it`
    : undefined;
};

/** How other languages, and people, write JSON's three words. */
const WORDS = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
]);

/** `{ "isFree": True }` */
const findWord: Finder = ({ found }) => {
  const word = WORDS.get(found.toLowerCase());
  return word && found !== word ? `found ${found}; write ${word}` : undefined;
};

/** `{ “title”: "Soup" }` and `{ 'title': "Soup" }` */
const findOtherQuotes: Finder = ({ found }) => {
  const [, mark] = /^[^\s"]*?([“”„‟«»‹›‘’‚'`])/.exec(found) ?? [];
  return mark && `expected a straight quotation mark, found ${mark}; write " around text and keys`;
};

/** `{ "title": "Soup" }` with a no-break space after the colon */
const findInvisible: Finder = ({ code, after }) => {
  const [character] = /^[^\S\n\r\t ]|^[\u200B-\u200F\u2060\uFEFF]/.exec(after) ?? [];
  if (code !== 'InvalidSymbol' || character === undefined) return undefined;
  const name = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `an invisible character, U+${name}, stands outside of the quotes; delete it`;
};

/** `{ title: "Soup" }`, but not `{ "url": https://soup.example }` */
const findBareKey: Finder = ({ code, found, before, after, open }) =>
  code === 'InvalidSymbol' &&
  open.at(-1) === '{' &&
  !before.endsWith(':') &&
  /^\w[^\s"]*\s*:/.test(after)
    ? `expected a key in double quotes, found ${found}; write "${found}"`
    : undefined;

/** `{ "title": Soup }` */
const findBareText: Finder = ({ code, found, before }) =>
  code === 'InvalidSymbol' && /[:,[]$/.test(before)
    ? `expected text in quotes, found ${found}; write " at its beginning and its end`
    : undefined;

/** `{ "title" = "Soup" }` and `{ "title": "Soup"; "lead": "Hot" }` */
const findWrongSign: Finder = ({ found }) => {
  if (found === ';') return 'expected a comma, found ;; write , instead';
  return /^=>?$/.test(found) ? `expected a colon, found ${found}; write : instead` : undefined;
};

/** `["red", ]` and `["red",, "green"]` */
const findExtraComma: Finder = ({ before, found }) => {
  if (!before.endsWith(',') || !/^[,\]}]$/.test(found)) return undefined;
  const offset = before.length - 1;
  return found === ','
    ? { message: 'expected one comma, found two; delete one', offset }
    : { message: `expected no comma before ${found}; delete the comma`, offset };
};

/** `[{ "name": "red", { "name": "green" }]` and `[{ "name": "red" { "name": "green" }]` */
const findUnclosedEntry: Finder = ({ code, found, open }) => {
  const isInEntry = open.at(-2) === '[' && open.at(-1) === '{';
  if (!isInEntry || found !== '{') return undefined;
  if (code === 'PropertyNameExpected')
    return 'the entry before this { isn’t closed; write } before the comma';
  if (code === 'CommaExpected') return 'the entry before this { isn’t closed; write }, before {';
  return undefined;
};

/** `{ "soups": ["red" }` and `[{ "name": "red" ]` */
const findMissingBracket: Finder = ({ found, open }) => {
  const innermost = open.at(-1);
  if (innermost === '{' && found === ']')
    return 'expected a closing } before the closing ], found only ]';
  if (innermost === '[' && found === '}')
    return 'expected a closing ] before the closing }, found only }';
  return undefined;
};

/** `[ "name": "red" }]` */
const findUnopenedEntry: Finder = ({ found, before, open }) => {
  if (open.at(-1) !== '[' || found !== ':') return undefined;
  const [key] = /"[^"\n]*"$/.exec(before) ?? [''];
  return `expected an entry of a list, found the key ${key}; if the entry has keys, write { before it`;
};

/** `{ "title": "Soup" }}` */
const findEnd: Finder = ({ code, after }) =>
  code === 'EndOfFileExpected' && /^[\]}\s]+$/.test(after)
    ? `expected the end of the file, found ${after.trim()}; delete it`
    : undefined;

/** `"Red` without its end on the same line, and text with a tab */
const findUnfinishedText: Finder = ({ code, found }) => {
  if (code === 'UnexpectedEndOfString')
    return `expected a closing " on the same line, found ${found}`;
  if (code !== 'InvalidCharacter') return undefined;
  return found.includes('\t')
    ? 'expected text without a tab; write a space instead'
    : 'expected text without invisible characters; write it anew';
};

/** The first match wins: `findBareText` would also match much of what the finders above it name. */
const FINDERS: readonly Finder[] = [
  findConflict,
  findComment,
  findCommaInNumber,
  findBareDate,
  findLeadingZero,
  findLonelyPoint,
  findUnit,
  findWord,
  findOtherQuotes,
  findInvisible,
  findBareKey,
  findWrongSign,
  findBareText,
  findExtraComma,
  findUnclosedEntry,
  findMissingBracket,
  findUnopenedEntry,
  findEnd,
  findUnfinishedText,
];

/** What the parser expects, for all other mistakes. */
const EXPECTED: Record<string, string> = {
  PropertyNameExpected: 'a key in double quotes',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'the end of the file',
  InvalidSymbol: 'text in quotes, and \\" for a quotation mark in it',
  InvalidEscapeCharacter: '\\\\ for a backslash',
};

/** Says how to fix JSON that can't be read, and where. */
export function describeJsonError(error: ParseError, text: string): Required<Answer> {
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const found = text.slice(offset, offset + length).slice(0, 60);
  const written = text.slice(0, offset);
  const before = written.trimEnd();
  const stop: Stop = {
    code,
    found,
    before,
    isAdjacent: before === written,
    after: text.slice(offset),
    isAtLineStart: written === '' || written.endsWith('\n'),
    open: openBrackets(written),
  };
  for (const find of FINDERS) {
    const answer = find(stop);
    if (typeof answer === 'string') return { message: answer, offset };
    if (answer) return { offset, ...answer };
  }
  const place = found.trim() === '' ? 'the end of the file' : found;
  return { message: `expected ${EXPECTED[code] ?? 'a value'}, found ${place}`, offset };
}

/** The brackets that a text opens and doesn't close, the innermost last. */
function openBrackets(text: string): string[] {
  const open: string[] = [];
  // The parser ends open objects and lists at the end of the text.
  const close = (offset: number) => {
    if (offset < text.length) open.pop();
  };
  visit(text, {
    onObjectBegin: () => void open.push('{'),
    onObjectEnd: close,
    onArrayBegin: () => void open.push('['),
    onArrayEnd: close,
  });
  return open;
}
