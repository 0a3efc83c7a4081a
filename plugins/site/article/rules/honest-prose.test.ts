import { toString } from 'hast-util-to-string';
import { parseArticle } from '../article';

/** What the page shows of a text, if nothing is wrong with it. */
function shown(text: string): string {
  const { article, elements } = parseArticle(text);
  expect(article.issues).toEqual([]);
  return toString(elements);
}

// Text that looks a little like syntax of another system, and that the page shows as it is written.
test.each([
  'Use $4 for snake_case and 5$.',
  'It costs 5$ in C:\\temp_1 and 6$.',
  '$$ is a cheap restaurant, $$$ a dear one, and $$ is ours.',
  '$$ for soup, $$$ for stew_pots and $$.',
  '$$–$$$\nis what stew_pots cost, or $$.',
  '[X] [Y] [Z]',
  '[x] marks the spot.',
  'export default rates rose.',
  'export const is two words, export function is too.',
  'foo :bar: baz',
  'Choose :salad: or :it: there.',
  '#foodie moments are fun.',
  'Soup is #hot, and stew\n#cold.',
  '#1 #2 #3',
  '!!! wow, hot',
  'The macro _MSC_VER is set.',
])('shows %j as it is written', (text) => {
  expect(shown(text)).toBe(text);
});

test.each([
  ['import duties from "Spain" rose', 'import duties from “Spain” rose'],
  ["Don't\n\nimport 'Spain' into the list", 'Don’t\nimport ‘Spain’ into the list'],
  ['We set target="_blank" there.', 'We set target=“_blank” there.'],
  ['> He wrote\n>> She wrote\n> > > Hot', 'He wrote\nShe wrote\nHot'],
  ['See \\[1\\], \\(if hot\\) or \\[sic\\].', 'See [1], (if hot) or [sic].'],
  ['Open C:\\\\(x86)\\\\a_b.', 'Open C:\\(x86)\\a_b.'],
  ['<pre><code>{{ soup }}\n:tada:</code></pre>', '{{ soup }}\n:tada:'],
  ['> <p>Write <code>==hot==</code>\n> here.</p>', 'Write ==hot==\nhere.'],
  ['[[Soup #1]]\n\n[Soup #1]: /pricing', '[Soup #1]'],
  ['Read [the\n#soup channel](/pricing).', 'Read the\n#soup channel.'],
  [
    'Use <code>**nil</code>, <code>:tada:</code> or <kbd>*args</kbd>.',
    'Use **nil, :tada: or *args.',
  ],
  [
    'It costs $5* or $6**.\n\n*Until May.\n\n\\*\\* Until June.',
    'It costs $5* or $6**.\n*Until May.\n** Until June.',
  ],
])('shows the words of %j', (text, words) => {
  expect(shown(text).trim().replace(/\n+/g, '\n')).toBe(words);
});

test('reads a text with an embedded picture, as Google Docs exports it, in a moment', () => {
  const start = performance.now();
  const { article } = parseArticle(
    `![A pot.][1]\n\n[1]: <data:image/png;base64,${'iVBORw0K'.repeat(10_000)}>`,
  );
  expect(article.images).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(3000);
});
