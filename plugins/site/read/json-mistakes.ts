import { getLocation, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import type { Path } from '../model/schema';
import { numberMeant } from './number-meant';

/** Where a parser stopped in a file. */
type Stop = {
  /** The parser's name of the error. */
  code: string;
  /** What it found, at most 60 characters. */
  found: string;
  /** What comes before it, without white space at the end. */
  before: string;
  /** What comes from there on. */
  after: string;
  isAtLineStart: boolean;
  /** The brackets that are open, the innermost last. */
  open: readonly string[];
  /** The value without quotes in which the parser stopped, and where it begins. */
  bare: { value: string; offset: number };
};

/** What is wrong, and where if not where the parser stopped. */
type Answer = {
  message: string;
  offset?: number;
  /** Whether the value that begins there is wrong, not what is around it. */
  isValue?: boolean;
};

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

/** `{ "price": 4,99 € }`, `{ "share": NaN }`, `{ "reviewed": 2025-03-01 }`: what JSON takes neither for a number nor for text */
const findBareValue: Finder = ({ bare: { value, offset }, open }) => {
  const isNumberLike = /^(?:[A-Z]{3}\s)?[^\p{L}]*\p{N}|^[-+]?(?:NaN|Infinity)$/u.test(value);
  const isMissingComma = open.at(-1) === '[' && /^\d+\s[\d\s]+$/.test(value);
  if (!isNumberLike || isMissingComma || isNumber(value) || OTHER_QUOTES.test(value))
    return undefined;
  const number = numberMeant(value) ?? `a number such as ${numberAtStart(value) ?? 0.5}`;
  return {
    message: `expected a number or text in quotes, found ${value}; write ${number}, or "${value}" if it is text`,
    offset,
    isValue: true,
  };
};

/** The number that a unit or words follow, as in `180 grams` and `5 or 6`; undefined for a date, a time or a fraction. */
const numberAtStart = (value: string) =>
  /^[-+]?(?!0x)(?:\d+\.?\d*|\.\d+)(?:\s?[%°\p{L}]|$)/u.test(value)
    ? Number.parseFloat(value)
    : undefined;

/** Whether JSON knows the number. A comma after the last value of an object is another mistake. */
const isNumber = (value: string) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?,?$/i.test(value);

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

/** The marks that people and other languages write for straight quotation marks. */
const OTHER_QUOTES = /[“”„‟«»‹›‘’‚'`]/;

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
  findBareValue,
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

/** How to fix JSON that can't be read, where, and if a value is wrong, its path. */
type Description = { message: string; offset: number; path?: Path };

/** Says how to fix JSON that can't be read. */
export function describeJsonError(error: ParseError, text: string): Description {
  const { offset, length } = error;
  const code = printParseErrorCode(error.error);
  const found = text.slice(offset, offset + length).slice(0, 60);
  const written = text.slice(0, offset);
  const before = written.trimEnd();
  const open = openBrackets(written);
  const stop: Stop = {
    code,
    found,
    before,
    after: text.slice(offset),
    isAtLineStart: written === '' || written.endsWith('\n'),
    open,
    bare: bareValueAt(text, offset, open.at(-1) === '['),
  };
  for (const find of FINDERS) {
    const answer = find(stop);
    if (typeof answer === 'string') return { message: answer, offset };
    if (!answer) continue;
    const place = answer.offset ?? offset;
    const path = answer.isValue ? getLocation(text, place).path : undefined;
    return { message: answer.message, offset: place, path };
  }
  const place = found.trim() === '' ? 'the end of the file' : found;
  return { message: `expected ${EXPECTED[code] ?? 'a value'}, found ${place}`, offset };
}

/**
 * The value without quotes around an offset. In a list a comma ends it. In an object, where a key follows a comma, one
 * between digits belongs to it. A comment and a semicolon don't.
 */
function bareValueAt(text: string, offset: number, isInList: boolean): Stop['bare'] {
  const beginning = isInList
    ? /(?<=[[,]\s*)[^[\]{},"\s][^[\]{},"\n]*$/
    : /(?<="\s*:\s*)[^[\]{}"\s](?:[^[\]{},"\n]|,(?=\d|$))*$/;
  const end = isInList ? /^[^[\]{},"\n]*/ : /^(?:[^[\]{},"\n]|,(?=\d))*/;
  const [before = ''] = beginning.exec(text.slice(0, offset)) ?? [];
  const [after = ''] = end.exec(text.slice(offset)) ?? [];
  const [value = ''] = (before + after).split(/;|#|\/[/*]/, 1);
  // A text can't have a tab.
  return { value: value.trim().replaceAll('\t', ' '), offset: offset - before.length };
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
