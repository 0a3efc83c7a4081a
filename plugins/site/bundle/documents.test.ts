import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { findOrThrow } from '../../../src/lib/find-or-throw';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { ResultCache } from '../result-cache';
import { Bundle } from './bundle';
import { finishDocument, finishDocuments } from './documents';

type Parts = { css?: string; head?: string; body?: string; scripts?: string };

/** A document as Gatsby 5.16 writes it. */
const gatsbyDocument = ({ head = '', body = '', scripts = '' }: Parts) =>
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charSet="utf-8"/><title data-gatsby-head="true">Soup</title>\
<style data-href="/styles.ec712a3474e06c3900f9.css" data-identity="gatsby-global-css">.old{margin:0}</style>${head}</head>\
<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main>${body}</main></div>\
<div id="gatsby-announcer" style="position:absolute;top:0;width:1px" aria-live="assertive" aria-atomic="true"></div></div>\
<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const CSS = 'main{margin:0}';

const finish = (parts: Parts, islands = {}) =>
  finishDocument(gatsbyDocument(parts), parts.css ?? CSS, islands);

const read = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });

const stylesOf = (parts: Parts, islands?: Record<string, string>) =>
  read(finish(parts, islands).html).querySelector('style')?.rawText;

const policyIn = (html: string) =>
  read(html).querySelector('meta[http-equiv]')?.getAttribute('content')?.split('; ');

test('what only Gatsby’s runtime and old browsers read is left out', () => {
  const head = `<meta http-equiv="x-ua-compatible" content="ie=edge"/>\
<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>\
<meta name="generator" content="Gatsby 5.16.1"/><meta name="robots" content="noindex" data-gatsby-head="true"/>`;
  const { html } = finish({ head });
  expect(html).toContain(
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  );
  expect(html).toContain('<title>Soup</title>');
  expect(html).not.toMatch(/gatsby-head|gatsby-announcer|x-ua-compatible|generator/);
});

test('the policy allows the script that counts visits, and its reports', () => {
  const head =
    '<script defer src="https://stats.farm.example/count.js" data-endpoint="https://in.farm.example/api"></script>';
  const policy = policyIn(finish({ head }).html);
  expect(policy).toContain("script-src 'self' https://stats.farm.example");
  expect(policy).toContain("connect-src 'self' https://in.farm.example");
});

test('the policy allows the reports of a self-hosted copy of such a script', () => {
  const head =
    '<script defer src="/count.js" data-endpoint="https://in.farm.example/api"></script>';
  const policy = policyIn(finish({ head }).html);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self' https://in.farm.example");
});

test('rules for classes, elements, ids, fields and properties that the document lacks are removed', () => {
  const css = '.a{margin:0}.b{margin:1px}section{margin:2px}#c{margin:3px}main .a{margin:4px}';
  const others = '::-webkit-date-and-time-value{margin:0}@property --c{syntax:"*";inherits:false}';
  expect(stylesOf({ css: css + others, body: '<p class="a"></p>' })).toBe(
    '.a{margin:0}main .a{margin:4px}',
  );
});

test.each([
  ['another id', { body: '<p id="a"></p>' }, '#a{margin:1px}'],
  ['another class', { body: '<p class="b"></p>' }, '.b{margin:2px}'],
  ['another element', { body: '<b></b>' }, 'b{margin:3px}'],
  ['a script that adds a class', { head: '<script>add("b")</script>' }, '.b{margin:2px}'],
  ['a style with a token', { head: '<style>p{top:var(--c)}</style>' }, ':root{--c:0}'],
])('a document with %s has other styles than the one before it', (_name, parts, expected) => {
  const css = '#a{margin:1px}.b{margin:2px}b{margin:3px}@layer theme{:root{--c:0}}';
  stylesOf({ css, head: '<script>0</script>' });
  expect(stylesOf({ css, ...parts })).toContain(expected);
});

test.each([
  ':root:has(.b){margin:0}',
  ':not(.a)>.b{margin:0}',
  '@media (height>=30rem){:is(.b,.c) p{margin:0}}',
  '@supports (color:red){::placeholder{opacity:1}}',
  '::-webkit-search-decoration,:-moz-ui-invalid{margin:0}',
  ':where(select:is([multiple],[size])) optgroup{margin:0}',
  '@keyframes turn{0%{opacity:0}to{opacity:1}}',
])('%s is removed, because the document has nothing of the kind', (css) => {
  expect(stylesOf({ css, body: '<p class="a"></p>' })).toBe('');
});

test('what Tailwind writes for old browsers, and for classes that a document lacks, is removed', () => {
  const mixed = 'color-mix(in oklab,var(--ink) 8%,#0000)';
  const css = `.a{--tw-leading:1;--tw-tracking:0;color:red;line-height:var(--tw-leading)}\
@supports (color:color-mix(in lab,red,red)){.a{color:${mixed}}}\
.a{-webkit-mask-image:url(a.svg);mask-image:url(a.svg)}`;
  expect(stylesOf({ css, body: '<p class="a"></p>' })).toBe(
    `.a{--tw-leading:1;line-height:var(--tw-leading)}.a{color:${mixed}}.a{mask-image:url(a.svg)}`,
  );
});

test('tokens that no style of the document uses are removed', () => {
  const css =
    '@layer theme{:root{--a:red;--b:var(--c);--c:blue;--d:1px;--e:2px}}main{color:var(--b);--f:3px}';
  const head = '<style>.hero{margin:var(--d,0)}</style>';
  expect(stylesOf({ css, head })).toBe(
    '@layer theme{:root{--b:var(--c);--c:blue;--d:1px}}main{color:var(--b);--f:3px}',
  );
});

test.each([
  '.a:hover{margin:0}',
  '.a[data-open]{margin:0}',
  ':root.dark .a{margin:0}',
  '.dark .a{margin:0}',
  '.a:popover-open::backdrop{margin:0}',
  ':focus-visible{outline:3px solid}',
  '::selection{color:red}',
  ':where(.a>:not(:last-child)){margin:0}',
  ':is(.b,.a) p{margin:0}',
  ':not(.b)>p{margin:0}',
  ':root:has([href=".b"]) p{margin:0}',
  ':is(.\\[main\\:has\\(a\\)_\\&\\]\\:flex>*){display:flex}',
  '::placeholder{opacity:1}',
  '.\\[main\\:has\\(a\\)_\\&\\]\\:flex{display:flex}',
  'main:has(:popover-open) .\\[main\\:has\\(a\\)_\\&\\]\\:flex{display:flex}',
  '@media print{.a{margin:0}}',
  '@media (scripting:none) and (forced-colors:active){.a{color:light-dark(red,blue)}}',
  '@supports (hyphenate-limit-chars:18){.a{margin:0}}',
  '@container not (min-width:13rem){.a{margin:0}}',
  '.a{&:hover{margin:0}}',
  '.a{animation:var(--turn)}@keyframes turn{0%{opacity:0}}',
  '.a{margin:var(--a) var(--b)}@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}',
])('%s is kept', (css) => {
  const body = '<p class="a [main:has(a)_&amp;]:flex"><p></p></p><input>';
  const scripts = '<script>toggle("dark")</script>';
  expect(stylesOf({ css, body, scripts })).toBe(css);
});

test('rules for what a document’s scripts and islands can add are kept', () => {
  const css = '.added{margin:0}.other{margin:0}';
  const script = 'e("td",{className:"flex added"})';
  const island = { css, body: '<react-island name="Tabs"></react-island>' };
  expect(stylesOf(island, { Tabs: script, Other: 'other' })).toBe('.added{margin:0}');
  expect(stylesOf({ css, scripts: `<script>${script}</script>` })).toBe('.added{margin:0}');
  const data = '<script type="application/ld+json">"added"</script>';
  expect(stylesOf({ css, scripts: data })).toBe('');
});

test('what only search engines read comes last', () => {
  const head = '<script type="application/ld+json">{}</script>';
  expect(finish({ head, body: '<p>Soup</p>' }).html).toMatch(
    /<p>Soup<\/p>.*ld\+json">{}<\/script><\/body>/,
  );
});

describe('a document that says where its first sight ends', () => {
  const forFirst =
    'main{margin:3px}.hero{margin:0}.both{margin:1px}.hero:not(:hover){margin:7px}.hero:focus-visible{margin:8px}';
  const forLater =
    '.below{margin:2px}.added{margin:4px}@media print{.hero{margin:5px}}.hero:hover,.hero:active{margin:6px}[state=ready] .hero{margin:9px}';
  const css = forFirst + forLater;
  const island = '<react-island name="Tabs"></react-island>';
  const hero = `<p class="hero both"></p>${island}`;
  const below = '<p class="below both"></p>';
  const props = '<script type="application/json" id="props">{"a":1}</script>';
  const body = `${hero}${props}<template id="end-of-first-sight"></template>${below}`;
  const scripts = '<script id="page-script">start()</script>';
  const { html, added, files } = finish({ css, body, scripts }, { Tabs: '"added"' });

  test('has the styles of its first sight inline, with those of the elements around it, but not those for paper, a pointer or a running island', () => {
    expect(read(html).querySelector('style')?.rawText).toBe(forFirst);
  });

  test('has the page script there, and links all its styles in their order before anything else is shown, and then has the props of islands', () => {
    expect(added.map(({ text }) => text)).toEqual([css]);
    const [stylesheet] = added;
    expect(stylesheet?.file).toMatch(/^static\/styles-[\da-f]{8}\.css$/);
    expect(html).toContain(
      `${hero}${scripts}<link rel="stylesheet" href="/${stylesheet?.file}"><script>0</script>${props}${below}`,
    );
    expect(files).toEqual([]);
  });

  test('asks for them before the islands that its head preloads', () => {
    const head = '<link rel="modulepreload" href="/try.js"><link rel="modulepreload" href="/b.js">';
    const preloading = finish({ css, head, body, scripts }, { Tabs: '"added"' });
    expect(preloading.html).toContain(
      `<link rel="preload" as="style" href="/${added[0]?.file}">${head}`,
    );
    expect(html).not.toContain('rel="preload"');
  });

  test('allows the script that waits for them', () => {
    const zero = createHash('sha256').update('0').digest('base64');
    expect(policyIn(html)?.[1]).toContain(` 'sha256-${zero}'`);
  });
});

test('React’s text separators are kept only where React reads them', () => {
  const body =
    '<p>1<!-- --> g</p><react-island name="Tabs">2<!-- --> g<b data-static="a">3<!-- --> g</b></react-island><!--/$-->';
  const { html } = finish({ body });
  expect(html).toContain(
    '<p>1 g</p><react-island name="Tabs">2<!-- --> g<b data-static="a">3 g</b></react-island><!--/$-->',
  );
});

test('the policy follows the charset, and allows the pictures and forms of the document', () => {
  const body = ['/a.jpg', 'https://pics.example/b.jpg', 'https://pics.example/c.jpg?d=1&amp;e=2']
    .map((address) => `<img src="${address}" alt="">`)
    .join('<form action="https://mail.example/add?list=1"></form>');
  const { html } = finish({ body });
  expect(html).toContain("img-src 'self' https://pics.example;");
  expect(html).toContain("form-action 'self' https://mail.example\"");
  expect(finish({}).html).toContain("form-action 'none'");
  expect(html).toMatch(/<head><meta charSet="utf-8"><meta http-equiv="Content-Sec/);
});

describe('a bundle', () => {
  const folder = temporaryFolder();
  const filesOf = (name: string) =>
    readdirSync(folder.at(name), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder.at(name), path.join(file.parentPath, file.name)))
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => file.split(path.sep).join('/'))
      .toSorted();
  const finishAll = (...pages: string[]) => {
    const cache = new ResultCache('cache', folder.at());
    const bundle = new Bundle(folder.at('bundle'), cache);
    return finishDocuments(pages, folder.at('gatsby'), bundle, cache, {});
  };
  const bundled = (file: string) => readFileSync(folder.at('bundle', file), 'utf8');
  beforeEach(() => {
    folder.write('gatsby/styles.2.css', CSS);
    const assetsByChunkName = { app: ['app.js', 'styles.2.css'], other: ['styles.2.css'] };
    folder.write('gatsby/webpack.stats.json', JSON.stringify({ assetsByChunkName }));
  });

  test('has the files that its documents and the props of their islands refer to', async () => {
    const hash = 'static/0123';
    const body = `<img srcset="/${hash}/a1/a%20b.jpg 2x" src="/${hash}/a2/a%20b.jpg"><a href="/static/4567/it&#x27;s.pdf">`;
    const props = '<script type="application/json">{"srcSet":"/static/ab/c/d.avif 2x"}</script>';
    folder.write('gatsby/index.html', gatsbyDocument({ body, scripts: props }));
    const pictures = [`${hash}/a1/a b.jpg`, `${hash}/a2/a b.jpg`];
    const used = [...pictures, "static/4567/it's.pdf", 'static/ab/c/d.avif'];
    for (const file of [...used, `${hash}/a2/renamed.jpg`, 'static/89ab/a1/gone.jpg'])
      folder.write(`gatsby/${file}`, '');
    await finishAll('/');
    expect(filesOf('bundle')).toEqual(['index.html', ...used]);
  });

  test('has the large props of islands as files, also of cached documents, with what they refer to', async () => {
    const text = JSON.stringify({ src: '/static/ab/c.jpg', text: 'a'.repeat(5000) });
    const island = '<react-island name="Tabs" props-id="p"></react-island>';
    const props = `<script type="application/json" id="p">${text}</script>`;
    for (const page of ['index.html', 'soup/index.html'])
      folder.write(`gatsby/${page}`, gatsbyDocument({ body: island + props }));
    folder.write('gatsby/static/ab/c.jpg', '');
    for (let build = 1; build <= 2; build += 1) {
      rmSync(folder.at('bundle'), { recursive: true, force: true });
      expect(await finishAll('/', '/soup')).toEqual([]);
      const files = filesOf('bundle');
      const file = findOrThrow(files, (each) => each.endsWith('.json'), 'JSON file');
      expect(files.toSorted()).toEqual(
        ['index.html', 'soup.html', 'soup/index.html', 'static/ab/c.jpg', file].toSorted(),
      );
      expect(bundled(file)).toBe(text);
      expect(bundled('soup.html')).toContain(`props-file="/${file}"`);
    }
  });

  test('reports missing files and style attributes, even for cached documents', async () => {
    const body = '<img src="/static/ab/gone.jpg"><p style="color:red"></p>';
    folder.write('gatsby/index.html', gatsbyDocument({ body }));
    const problems = await finishAll('/');
    const html = bundled('index.html');
    expect(problems).toEqual([
      'The document of / has <p style="color:red">. The policy forbids style attributes: use a class.',
      'The document of / refers to static/ab/gone.jpg, which Gatsby has not written.',
    ]);
    expect(await finishAll('/')).toEqual(problems);
    expect(bundled('index.html')).toBe(html);
  });
});
