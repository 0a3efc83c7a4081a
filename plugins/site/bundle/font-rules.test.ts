import { parse } from 'node-html-parser';
import { moveFontRules } from './font-rules';

test('the rules of the web fonts become a file, which is linked before the page script', () => {
  const root = parse(
    '<style id="web-fonts" media="(scripting: none)">@font-face{font-family:Soup}</style><p>Soup</p><script id="page-script">start()</script>',
  );
  const [rules] = moveFontRules(root);
  expect(rules?.text).toBe('@font-face{font-family:Soup}');
  expect(rules?.file).toMatch(/^static\/fonts-[\da-f]{8}\.css$/);
  expect(root.toString()).toBe(
    `<p>Soup</p><link id="web-fonts" rel="stylesheet" media="(scripting: none)" href="/${rules?.file}"><script id="page-script">start()</script>`,
  );
});

test('a document without a page script keeps its rules', () => {
  const html = '<style id="web-fonts">@font-face{font-family:Soup}</style><p>Soup</p>';
  const root = parse(html);
  expect(moveFontRules(root)).toEqual([]);
  expect(root.toString()).toBe(html);
});
