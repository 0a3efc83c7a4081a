import { printParseErrorCode, visit, type ParseError } from 'jsonc-parser';

/** Where a parser stopped in a file. */
type Stop = {
  /** The parser's name of the error. */
  code: string;
  /** What it found, at most 60 characters. */
  found: string;
  /** What comes before it, without spaces at the end. */
  before: string;
  /** What comes from there on. */
  after: string;
  /** The brackets that are open, the innermost last. */
  open: readonly string[];
};

/** What is wrong, and where if not where the parser stopped. */
type Answer = { message: string; offset?: number };

type Finder = (stop: Stop) => Answer | string | undefined;

const findConflict: Finder = ({ before, after }) =>
  /^(?:<{7}|={7}|>{7})/.test(after) && /(?:^|\n)$/.test(before.replace(/[^\n]*$/, ''))
    ? 'found two versions of the same lines after a merge; delete one, and the lines <<<<<<<, ======= and >>>>>>>'
    : undefined;

const findComment: Finder = ({ code, found, after }) => {
  if (code !== 'InvalidCommentToken' && !found.startsWith('#')) return undefined;
  const [line = ''] = after.split('\n', 1);
  const comment = found.startsWith('#') ? line.trim() : found;
  return `expected no comment, found ${comment}; delete it`;
};

/** A comma in a number: that of a decimal fraction, or that between thousands. */
const findCommaInNumber: Finder = ({ before, after }) => {
  const [, whole] = /(-?\d+),$/.exec(before) ?? [];
  const [fraction] = /^\d+/.exec(after) ?? [];
  if (!whole || !fraction) return undefined;
  const found = `found ${whole},${fraction}`;
  return fraction.length === 3
    ? `expected a number without a comma, ${found}; write ${whole}${fraction}, or ${whole}.${fraction} if the comma is a decimal one`
    : `expected a decimal point, ${found}; write ${whole}.${fraction}`;
};

const findOddNumber: Finder = ({ found, before, after }) => {
  const [digits = ''] = /^[\d.]+/.exec(after) ?? [];
  if (/[\s:[,]0+$/.test(before) && /^\d/.test(digits))
    return `a number doesn’t begin with 0; write ${digits.replace(/^0+(?=\d)/, '')}`;
  if (/^\d+\.$/.test(found)) {
    const [rest = ''] = /^[\d.]+[^\s,\]}]*/.exec(after) ?? [];
    return `expected digits after the point, found ${rest}; write ${found.slice(0, -1)}`;
  }
  if (/^\.\d+$/.test(found))
    return `expected a digit before the point, found ${found}; write 0${found}`;
  const [, amount] = /^\p{Sc}(\d+(?:\.\d+)?)$/u.exec(found) ?? [];
  if (amount) return `expected a number alone, found ${found}; write ${amount}`;
  if (/\d$/.test(before) && /^(?:\p{Sc}|%)/u.test(found))
    return `expected a number alone, found ${found} after it; delete it`;
  return undefined;
};

/** How other languages, and people, write JSON's three words. */
const WORDS: Record<string, string> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};

const findWord: Finder = ({ found }) => {
  const word = WORDS[found.toLowerCase()];
  return word && found !== word ? `found ${found}; write ${word}` : undefined;
};

/** Typographic and single quotation marks. */
const findOtherQuotes: Finder = ({ found }) => {
  const [, mark] = /^[^\s"]*?([“”„‟«»‹›‘’‚'`])/.exec(found) ?? [];
  return mark && `expected a straight quotation mark, found ${mark}; write " around text and keys`;
};

const findInvisible: Finder = ({ code, after }) => {
  const [character] = /^[^\S\n\r\t ]|^[\u200B-\u200F\u2060\uFEFF]/.exec(after) ?? [];
  if (code !== 'InvalidSymbol' || character === undefined) return undefined;
  const name = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `an invisible character, U+${name}, stands outside of the quotes; delete it`;
};

const findBareKey: Finder = ({ code, found, after, open }) =>
  code === 'InvalidSymbol' && open.at(-1) === '{' && /^\w[^\s"]*\s*:/.test(after)
    ? `expected a key in double quotes, found ${found}; write "${found}"`
    : undefined;

const findBareText: Finder = ({ code, found, before }) =>
  code === 'InvalidSymbol' && /[:,[]$/.test(before)
    ? `expected text in quotes, found ${found}; write " at its beginning and its end`
    : undefined;

const findWrongSign: Finder = ({ found }) => {
  if (found === ';') return 'expected a comma, found ;; write , instead';
  return /^=>?$/.test(found) ? `expected a colon, found ${found}; write : instead` : undefined;
};

const findExtraComma: Finder = ({ before, found }) => {
  if (!before.endsWith(',') || !/^[,\]}]$/.test(found)) return undefined;
  const offset = before.length - 1;
  return found === ','
    ? { message: 'expected one comma, found two; delete one', offset }
    : { message: `expected no comma before ${found}; delete the comma`, offset };
};

/** Brackets that are missing, or closed by another one. */
const findBracket: Finder = ({ code, found, before, open }) => {
  const [outer, inner] = [open.at(-2), open.at(-1)];
  if (inner === '{' && outer === '[' && found === '{') {
    if (code === 'PropertyNameExpected')
      return 'the entry before this { isn’t closed; write } before the comma';
    if (code === 'CommaExpected') return 'the entry before this { isn’t closed; write }, before {';
  }
  if (inner === '{' && found === ']')
    return 'expected a closing } before the closing ], found only ]';
  if (inner !== '[') return undefined;
  if (found === '}') return 'expected a closing ] before the closing }, found only }';
  if (found !== ':') return undefined;
  const [key] = /"[^"\n]*"$/.exec(before) ?? [''];
  return `expected an entry of a list, found the key ${key}; if the entry has keys, write { before it`;
};

const findEnd: Finder = ({ code, after }) =>
  code === 'EndOfFileExpected' && /^[\]}\s]+$/.test(after)
    ? `expected the end of the file, found ${after.trim()}; delete it`
    : undefined;

/** Text that continues on the next line, or has a tab. */
const findUnfinishedText: Finder = ({ code, found }) => {
  if (code === 'UnexpectedEndOfString')
    return `expected a closing " on the same line, found ${found}`;
  if (code !== 'InvalidCharacter') return undefined;
  return found.includes('\t')
    ? 'expected text without a tab; write a space instead'
    : 'expected text without invisible characters; write it anew';
};

const FINDERS: readonly Finder[] = [
  findConflict,
  findComment,
  findCommaInNumber,
  findOddNumber,
  findWord,
  findOtherQuotes,
  findInvisible,
  findBareKey,
  findWrongSign,
  findBareText,
  findExtraComma,
  findBracket,
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
  const stop: Stop = {
    code,
    found,
    before: text.slice(0, offset).trimEnd(),
    after: text.slice(offset),
    open: openBrackets(text.slice(0, offset)),
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
