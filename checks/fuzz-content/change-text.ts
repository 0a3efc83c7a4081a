import type { Random } from '../../build/lib/random';

/** Changes a text. The same random numbers make the same change. */
type Change = (text: string, random: Random) => string | Uint8Array;

const VALUES = [
  'true',
  'True',
  '~',
  '010',
  '1.10',
  '12:30',
  '0x1F',
  '1e999',
  '-0',
  '[a, b]',
  '{a: b}',
  '*a',
  '&a b',
  '!!binary aGk=',
  '!!js/function x',
  '"unclosed',
  "'",
  '|',
  '>-',
  '@a',
  '`a`',
  '%a',
  '2025-02-30',
  '0000-01-01',
  '9999-12-31',
  '+012025-01-01',
  '2025-10-19T25:00:00Z',
  '2025-W42',
  '2025-10-19 08:00',
  './nowhere.jpg',
  '../../../etc/passwd',
  '/',
  '-',
  '<b>',
  '\u202E',
  '👩‍👩‍👧',
  'x'.repeat(5_000),
  '',
];

const YAML_LINES = [
  '<<: *base',
  'base: &base',
  '? a',
  '- a',
  '%YAML 1.1',
  '---',
  '...',
  '--- x',
  '__proto__: 1',
  'constructor: 1',
  'title: a',
  'draft: true',
  '  nested: true',
  '\ttab: a',
  '# note',
  'a: b: c',
  ':',
  `a: ${'['.repeat(2_000)}`,
  `a: ${'{b: '.repeat(500)}`,
];

const MARKDOWN = [
  '[a](/nowhere)',
  '[a](/blog#x)',
  '[a](<',
  '![](x.jpg)',
  '![a](/x.jpg)',
  '<img src=x>',
  '<video>',
  '</div>',
  '<details><summary>a</summary>',
  '<!-- note',
  '<![CDATA[',
  '<?php',
  '<a href="javascript:alert(1)">a</a>',
  '> [!NOTE]',
  '> [!note] a',
  '[^1]',
  '[^1]: a',
  '[^__proto__]: a',
  '[^__proto__]',
  '[constructor]',
  '[a]: b',
  '| a | b |\n| - | - |\n| \\| |',
  '```__proto__',
  '~~~',
  '    [a](b)',
  '# ',
  '## constructor',
  '***a **b _c',
  '\\',
  '&#0;',
  '&#x110000;',
  '&constructor;',
  '\u202Eabc',
  '- [x] a',
  '1000000000. a',
  '`'.repeat(3_000),
  '['.repeat(2_000),
  '> '.repeat(150),
  '- '.repeat(150),
  '<b>'.repeat(150),
  '*a '.repeat(1_000),
  'https://[',
  'www.a.b',
  'a@b.c',
  '<http://a b>',
  '---',
  '===',
  'x'.repeat(20_000),
  'a  \nb',
  '\u2028',
  '\uFFFD',
];

const JSON_VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '0.5',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '[]',
  '{}',
  '[[[]]]',
  '{"a":1}',
  '{"__proto__":{"a":1}}',
  '"https://a b"',
  '"//a"',
  '"{name}"',
  '"<b>"',
  '2147483648',
  '01',
  'NaN',
  "'a'",
  'nothing',
  '['.repeat(5_000),
  '/* note */ 1',
  '1 // note',
  '"unclosed',
  `"${'x'.repeat(5_000)}"`,
];

const lineOf = (text: string, random: Random) => random.below(text.split('\n').length);

const editLine =
  (edit: (line: string, random: Random) => string[]): Change =>
  (text, random) => {
    const lines = text.split('\n');
    const index = lineOf(text, random);
    return lines.toSpliced(index, 1, ...edit(lines[index]!, random)).join('\n');
  };

const swapped = (line: string, random: Random) => {
  const at = random.below(Math.max(1, line.length - 1));
  return line.slice(0, at) + (line[at + 1] ?? 'x') + (line[at] ?? '') + line.slice(at + 2);
};

/** Changes of any text file: of its bytes, its characters and its lines. */
export const TEXT_CHANGES: Record<string, Change> = {
  'nothing at all': () => '',
  'a line is dropped': editLine(() => []),
  'a line is doubled': editLine((line) => [line, line]),
  'a line is indented': editLine((line) => [`  ${line}`]),
  'letters are swapped': editLine((line, random) => [swapped(line, random)]),
  'the end is missing': (text, random) => text.slice(0, random.below(text.length)),
  'the beginning is missing': (text, random) => text.slice(random.below(text.length)),
  'a NUL': (text, random) => {
    const at = random.below(text.length);
    return `${text.slice(0, at)}\0${text.slice(at)}`;
  },
  'a byte order mark': (text) => `\uFEFF${text}`,
  'two byte order marks': (text) => `\uFEFF\uFEFF${text}`,
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'line ends of an old Mac': (text) => text.replaceAll('\n', '\r'),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'Latin-1': (text) => Buffer.from(`${text}é`, 'latin1'),
  'a broken byte': (text, random) => {
    const bytes = Buffer.from(text);
    bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  'too much': (text) => text + 'word '.repeat(50_000),
};

/** Changes of a markdown file: of its front matter and of the text below. */
export const MARKDOWN_CHANGES: Record<string, Change> = {
  'another value': (text, random) => {
    const keys = [...text.matchAll(/^\w+: .*$/gm)];
    const { 0: found = '', index = 0 } = keys[random.below(Math.max(keys.length, 1))] ?? {};
    const changed = `${found.split(':', 1)[0]}: ${random.one(VALUES)}`;
    return text.slice(0, index) + changed + text.slice(index + found.length);
  },
  'another line of front matter': (text, random) =>
    text.replace('---\n', () => `---\n${random.one(YAML_LINES)}\n`),
  'more markdown': editLine((line, random) => [line, random.one(MARKDOWN)]),
  'much more markdown': (text, random) =>
    [text, ...Array.from({ length: 12 }, () => random.one(MARKDOWN))].join(
      random.one(['\n', '\n\n', ' ']),
    ),
};

/** Changes of a JSON file: of its values, its keys and its punctuation. */
export const JSON_CHANGES: Record<string, Change> = {
  'another value': (text, random) => {
    const values = [...text.matchAll(/(?<=: )("(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null)/g)];
    const { 0: found, index } = random.one(values);
    return text.slice(0, index) + random.one(JSON_VALUES) + text.slice(index + found.length);
  },
  'another key': (text, random) => {
    const { 0: found, index } = random.one([...text.matchAll(/"\w+"(?=: )/g)]);
    const key = random.one([
      '"__proto__"',
      '"constructor"',
      '"$schema"',
      '""',
      'bare',
      found.replace(/.$/, 's"'),
    ]);
    return text.slice(0, index) + key + text.slice(index + found.length);
  },
  'another sign': (text, random) => {
    const { index } = random.one([...text.matchAll(/[{}[\],:"]/g)]);
    return (
      text.slice(0, index) +
      random.one(['', ',', '}', ']', '"', '//', '\\']) +
      text.slice(index + 1)
    );
  },
};
