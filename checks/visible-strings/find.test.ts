/** @jest-environment node */
import { findVisibleStrings } from './find';

const textsIn = (code: string) => findVisibleStrings(code).map(({ text }) => text);

test.each([
  ['a text in an element', '<p>optional</p>', ['optional']],
  ['a text beside a value', '<p>Page {page} of {pages}</p>', ['Page', 'of']],
  ['a text that begins like a path', '<p>/month</p>', ['/month']],
  ['letters of any script', '<p>ты</p>', ['ты']],
  ['a name for screen readers', '<nav aria-label="main" />', ['main']],
  ['a picture’s alternative', '<img alt="bowl" />', ['bowl']],
  ['a conditional name', "<b aria-label={open ? 'close' : 'open'} />", ['close', 'open']],
  ['a name in parts', '<b aria-label={`slide ${number}`} />', ['slide']],
  ['a conditional text', "<p>{isNew && 'new'}</p>", ['new']],
  ['a fallback text', "<p>{name ?? 'all'}</p>", ['all']],
  ['a text in parts', '<p>{`page ${page}`}</p>', ['page']],
  ['a text in a list', "<p>{names.map(() => 'soup')}</p>", ['soup']],
  ['a text that is passed to a function', "<p>{fill('go to {n}', { n })}</p>", ['go to {n}']],
  ['a description for search engines', '<meta content="All about soup" />', ['All about soup']],
  ['a prop that becomes a text', '<Badge label="new" />', ['new']],
  ['a prop that looks like words', '<Badge says="Coming soon" />', ['Coming soon']],
  ['a text in a list of objects', "<p>{[{ label: 'new' }].map(show)}</p>", ['new']],
  ['attributes in an object', "<b {...{ 'aria-label': 'close' }} />", ['close']],
])('finds %s', (_what, jsx, found) => {
  expect(textsIn(`const view = ${jsx};`)).toEqual(found);
});

test.each([
  ['a table', "const LABELS = { light: 'bright' };", '<p>{LABELS[theme]}</p>', ['bright']],
  ['a constant', "const word = 'bright';", '<b aria-label={word} />', ['bright']],
  ['a constant of a constant', "const a = 'bright'; const b = a;", '<p>{b}</p>', ['bright']],
  ['a function', "function say() { return 'bright'; }", '<p>{say()}</p>', ['bright']],
  [
    'an arrow function',
    "const say = (on) => (on ? 'bright' : null);",
    '<p>{say()}</p>',
    ['bright'],
  ],
])('follows a name in the same file: %s', (...rest) => {
  const [, declaration, jsx, found] = rest;
  expect(textsIn(`${declaration}\nconst view = ${jsx};`)).toEqual(found);
});

test.each([
  ["document.title = 'soup';", ['soup']],
  ['element.textContent = `soup`;', ['soup']],
  ["announce('Soup is ready');", ['Soup is ready']],
  ["export const EMPTY = 'nothing was found';", ['nothing was found']],
  ["const page = { title: 'soup' };", ['soup']],
])('finds a text outside elements: %s', (code, found) => {
  expect(textsIn(code)).toEqual(found);
});

test.each([
  "import { Soup } from 'Soup';",
  "type Tone = 'Dark tone';",
  "const look = 'flex min-h-11 items-center';",
  "const view = <p className={isOn ? 'Bright' : 'dark'} lang=\"en\" />;",
  'const view = <p>{count} · {total} – €</p>;',
  'const view = <Button variant="ghost" size="icon" />;',
  "const view = <p>{kind === 'Soup' ? label : null}</p>;",
  "const view = <p>{labels['Soup']}</p>;",
  "throw new Error('Soup is missing');",
  "const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });",
  "const view = <p>{document.querySelector('h1')?.textContent}</p>;",
  "const LINKS = [{ to: '/soup', page: 'soup' }]; const view = <p>{LINKS.map(link)}</p>;",
  'const query = graphql`query Soup { soup }`;',
  "const view = <style>{'.soup{color:red}'}</style>;",
  "switch (kind) { case 'Soup': break; }",
  "const keys = { ArrowRight: 1, 'Soup bowl': 2 };",
])('ignores strings that visitors never see: %s', (code) => {
  expect(textsIn(code)).toEqual([]);
});

test('reports the line of a text', () => {
  expect(findVisibleStrings('const view = (\n  <p>\n    <b>Soup</b>\n  </p>\n);')).toEqual([
    { line: 3, text: 'Soup' },
  ]);
});
