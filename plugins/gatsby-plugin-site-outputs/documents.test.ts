/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { fileOf, finishDocument, finishDocuments } from './documents';

type Parts = { css?: string; head?: string; body?: string; scripts?: string };

/** A document as Gatsby 5.16 writes it. */
const gatsbyDocument = ({ css = 'main{margin:0}', head = '', body = '', scripts = '' }: Parts) =>
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charSet="utf-8"/><title data-gatsby-head="true">Soup</title>\
<style data-href="/styles.ec712a3474e06c3900f9.css" data-identity="gatsby-global-css">${css}</style>${head}</head>\
<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main>${body}</main></div>\
<div id="gatsby-announcer" style="position:absolute;top:0;width:1px" aria-live="assertive" aria-atomic="true"></div></div>\
<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const finish = (parts: Parts, script = '') => finishDocument(gatsbyDocument(parts), () => script);

const read = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });

describe('styles', () => {
  const stylesOf = (parts: Parts, script?: string) =>
    read(finish(parts, script).html).querySelector('style')!.rawText;

  test('rules for classes, elements and ids that the document lacks are removed', () => {
    const css = '.a{margin:0}.b{margin:1px}section{margin:2px}#c{margin:3px}main .a{margin:4px}';
    expect(stylesOf({ css, body: '<p class="a"></p>' })).toBe('.a{margin:0}main .a{margin:4px}');
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
    '.\\[main\\:has\\(a\\)_\\&\\]\\:flex{display:flex}',
    'main:has(:popover-open) .\\[main\\:has\\(a\\)_\\&\\]\\:flex{display:flex}',
    '@media print{.a{margin:0}}',
    '@media (scripting:none) and (forced-colors:active){.a{color:light-dark(red,blue)}}',
    '@supports (hyphenate-limit-chars:18){.a{margin:0}}',
    '@container not (min-width:13rem){.a{margin:0}}',
    '.a{&:hover{margin:0}}',
    '.a{animation:var(--turn)}@keyframes turn{0%{opacity:0}}',
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}',
    '@font-face{font-family:Fig;src:url(/a.woff2)}:root{--sans:Fig}body{font-family:var(--sans)}',
  ])('%s stays', (css) => {
    const body = '<p class="a [main:has(a)_&amp;]:flex"><p></p></p>';
    expect(stylesOf({ css, body })).toBe(css);
  });

  test('the rules of fonts in their own element stay as they are', () => {
    const fonts = '<style data-fonts="" media="not all">@font-face { font-family: Fig; }</style>';
    expect(finish({ head: fonts }).html).toContain(fonts);
  });

  test('rules for what the scripts of a document may add stay', () => {
    const css = '.added{margin:0}.other{margin:0}';
    const scripts = '<script src="/app-0123.js" async=""></script>';
    const script = 'e("td",{className:"flex added"})';
    expect(stylesOf({ css, scripts }, script)).toBe('.added{margin:0}');
    expect(stylesOf({ css }, script)).toBe('');
  });
});

describe('policy', () => {
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  /** The sources of each directive. */
  const policyOf = (parts: Parts) => {
    const meta = read(finish(parts).html).querySelector('meta[http-equiv]')!;
    const directives = meta.getAttribute('content')!.split('; ');
    return Object.fromEntries(
      directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1)]),
    );
  };

  test('names the scripts and styles of the document by their hashes', () => {
    const rules = '{"prerender":[]}';
    const scripts = `<script>f( )</script><script type="speculationrules">${rules}</script>
      <script type="application/ld+json">{"name":"Soup"}</script><script src="/app.js"></script>`;
    const policy = policyOf({ scripts, head: '<style data-fonts="">a{}</style>' });
    expect(policy['script-src']).toEqual(["'self'", sha256('f();'), sha256(rules)]);
    expect(policy['style-src']).toEqual(["'self'", sha256('main{margin:0}'), sha256('a{}')]);
  });

  test('allows nothing else but files of the site', () => {
    const none = ['frame-src', 'media-src', 'object-src', 'worker-src', 'base-uri', 'form-action'];
    expect(policyOf({})).toMatchObject({
      'default-src': ["'self'"],
      'img-src': ["'self'"],
      ...Object.fromEntries(none.map((name) => [name, ["'none'"]])),
    });
  });

  test('names the other sites whose pictures the document shows, once each', () => {
    const body = ['/a.jpg', 'https://pics.example/b.jpg', 'https://pics.example/c.jpg?d=1&amp;e=2']
      .map((address) => `<img src="${address}" alt="">`)
      .join('');
    expect(policyOf({ body })['img-src']).toEqual(["'self'", 'https://pics.example']);
  });

  test('comes right after the charset', () => {
    expect(finish({}).html).toMatch(/<head><meta charSet="utf-8"><meta http-equiv="Content-Sec/);
  });
});

test('scripts are minified, and data stays as it is', () => {
  const data = '<script type="application/ld+json">{ "name": "A & B" }</script>';
  const { html } = finish({ scripts: `<script>if (a && 1 < 2) { b( ) }</script>${data}` });
  expect(html).toContain('<script>a&&b();</script>');
  expect(html).toContain(data);
});

describe('style attributes', () => {
  test('those of Gatsby’s router are removed', () => {
    const { html, problems } = finish({});
    expect(problems).toEqual([]);
    expect(read(html).querySelectorAll('[style]')).toEqual([]);
  });

  test('any other is a problem', () => {
    expect(finish({ body: '<p class="a" style="color:red">x</p>' }).problems).toEqual([
      'has <p class="a" style="color:red">. The policy forbids style attributes: use a class.',
    ]);
  });

  test('a router, charset or stylesheet that isn’t where it was is a problem', () => {
    expect(finishDocument('<html><head></head><body></body></html>', () => '').problems).toEqual([
      'has no <div id="gatsby-focus-wrapper" style="…">: Gatsby writes it differently now.',
      'has no <div id="gatsby-announcer" style="…">: Gatsby writes it differently now.',
      'has no style element.',
      'has no <meta charset>, which the policy has to follow.',
    ]);
  });
});

test.each([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/blog/soup', 'blog/soup.html'],
  ['/404.html', '404.html'],
])('the document of %s is %s', (page, file) => expect(fileOf(page)).toBe(file));

test('a bundle has one document for each page, and the scripts of its component count', () => {
  const bundle = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(bundle, file)), { recursive: true });
    writeFileSync(path.join(bundle, file), text);
  };
  const css = '.of-page{margin:0}.of-other{margin:0}.of-app{margin:0}';
  const html = gatsbyDocument({ css, scripts: '<script src="/app-1.js"></script>' });
  for (const file of ['index', '404/index', '404', 'blog/index', 'blog/soup/index']) {
    write(`${file}.html`, html);
  }
  write('app-1.js', '"of-app"');
  write('component---page-1.js', '"of-page"');
  write('component---other-1.js', '"of-other"');

  const pages = ['/', '/404', '/404.html', '/blog', '/blog/soup'];
  const component = { componentChunkName: 'component---page' };
  expect(
    finishDocuments(
      pages.map((page) => ({ path: page, ...component })),
      bundle,
    ),
  ).toEqual([]);

  const documents = readdirSync(bundle, { recursive: true }).map(String).toSorted();
  expect(documents.filter((name) => !name.endsWith('.js'))).toEqual([
    '404.html',
    'blog',
    'blog.html',
    path.join('blog', 'soup.html'),
    'index.html',
  ]);
  const finished = readFileSync(path.join(bundle, 'blog/soup.html'), 'utf8');
  expect(finished).toContain('>.of-page{margin:0}.of-app{margin:0}</style>');
  rmSync(bundle, { recursive: true });
});
