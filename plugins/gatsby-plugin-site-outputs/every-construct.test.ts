/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import type { Nodes } from 'mdast';
import { parse, type HTMLElement } from 'node-html-parser';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { htmlOf } from '../../tests/unit/markdown';
import { samplePost, sampleSite } from '../../tests/unit/site-data';
import { splitMarkdownFile } from '../gatsby-source-site-content/front-matter';
import { parseMarkdown } from '../gatsby-source-site-content/markdown/parse-markdown';
import {
  findAddresses,
  removeComments,
  rewriteAddresses,
} from '../gatsby-source-site-content/markdown/rewrite-markdown';
import { jsonFeed } from './feeds/json-feed';
import { rss } from './feeds/rss';
import { postMarkdown } from './markdown/post-markdown';

const { body } = splitMarkdownFile(readFileSync('tests/unit/every-construct.md', 'utf8'));

/** Parses HTML. By default, the parser treats the markup inside `<pre>` as text. */
const read = (html: string) => parse(html, { blockTextElements: {} });

const absolute = (url: string) => (url.startsWith('/') ? `https://farm.example${url}` : url);

/** The selector of the HTML elements for each type of markdown node. A callout is a blockquote in markdown. */
const ELEMENTS: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'blockquote, .callout',
  break: 'br',
  delete: 'del',
  emphasis: 'em',
  image: 'img',
  strong: 'strong',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td, th',
  thematicBreak: 'hr',
};

/** How often each construct occurs in markdown. */
function countNodes(markdown: string): Record<string, number> {
  const counts: Record<string, number> = {};
  visit(parseMarkdown(markdown), ({ type }) => {
    if (type in ELEMENTS) counts[type] = (counts[type] ?? 0) + 1;
  });
  return counts;
}

const countElements = (html: HTMLElement) =>
  Object.fromEntries(
    Object.entries(ELEMENTS).map(([type, selector]) => [
      type,
      html.querySelectorAll(selector).length,
    ]),
  );

/** The texts of all code in markdown, in its order. */
function codeIn(markdown: string): string[] {
  const codes: string[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') codes.push(node.value.trim());
  });
  return codes;
}

/** The text of markdown, without the spaces that a private note leaves behind. */
const textOf = (markdown: string) =>
  toString(parseMarkdown(markdown), { includeHtml: false }).replace(/\s+/g, '');

async function outputs() {
  const content = await htmlOf(body);
  const published = removeComments(body);
  const markdown = rewriteAddresses(published, findAddresses(published), absolute);
  const site = sampleSite([samplePost({ content, markdown })]);
  const [item] = JSON.parse(jsonFeed(site)).items;
  const feed = new XMLParser({ processEntities: true }).parse(rss(site));
  return {
    page: read(content),
    json: read(item.content_html),
    rss: read(String(feed.rss.channel.item['content:encoded'])),
    markdown: postMarkdown(samplePost({ markdown }), site),
  };
}

test.each(['page', 'json', 'rss'] as const)(
  'every construct of markdown is in the %s as often as in the source',
  async (output) => {
    const html = (await outputs())[output];
    expect(countElements(html)).toEqual(countNodes(body));
  },
);

test.each(['page', 'json', 'rss'] as const)(
  'the %s has the code of the source, character for character',
  async (output) => {
    const found = (await outputs())[output]
      .querySelectorAll('code')
      .map((code) => code.textContent.trim());
    expect(found.toSorted()).toEqual(codeIn(body).toSorted());
  },
);

test.each(['page', 'json', 'rss'] as const)(
  'each footnote of the %s links to its text and back',
  async (output) => {
    const html = (await outputs())[output];
    const references = html.querySelectorAll('[role="doc-noteref"]');
    expect(references).toHaveLength(4);
    for (const reference of [...references, ...html.querySelectorAll('[role="doc-backlink"]')]) {
      const id = reference.getAttribute('href')!.split('#')[1]!;
      expect(html.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    }
    expect(html.querySelectorAll('.footnotes > ol > li')).toHaveLength(3);
  },
);

test.each(['page', 'json', 'rss', 'markdown'] as const)(
  'the %s has no private note',
  async (output) => {
    expect(String((await outputs())[output])).not.toContain('private note');
  },
);

test.each(['json', 'rss'] as const)('every address in the %s is absolute', async (output) => {
  const addresses = (await outputs())[output]
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src'));
  expect(addresses.filter((address) => !/^(https?|mailto):/.test(address ?? ''))).toEqual([]);
});

test('the markdown file of a post has the constructs, the code and the texts of the source', async () => {
  const { markdown } = await outputs();
  const withoutByline = markdown.slice(markdown.indexOf('A first paragraph'));
  expect(countNodes(withoutByline)).toEqual(countNodes(body));
  expect(codeIn(withoutByline)).toEqual(codeIn(body));
  expect(textOf(withoutByline)).toBe(textOf(body));
});

test('the markdown file of a post has absolute addresses outside of code', async () => {
  const urls: string[] = [];
  visit(parseMarkdown((await outputs()).markdown), (node) => {
    if ('url' in node) urls.push(node.url);
  });
  expect(urls).toContain('https://farm.example/creators');
  expect(urls.filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
});
