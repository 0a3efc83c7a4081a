import type { ElementContent, Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options as Allowed } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from '../model/files/blog';
import { tidyAddresses } from './addresses';
import { endBareAddresses } from './bare-addresses';
import { addHeadingIds, FOOTNOTES_ID, keepPlaces } from './headings';
import { markPlates } from './plate-markers';
import { markSlider } from './slider-marker';

/** An author's id: any but those of footnotes. */
const OWN_ID = /^(?!fn-|fnref-|notes-label$)\S+$/;

/** The allowed elements and attributes: GitHub's and a few more, but none of the site's classes. */
export const ALLOWED_HTML: Allowed = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...'abbr aside caption cite col colgroup dfn figcaption figure mark'.split(' '),
    ...'progress small time u wbr'.split(' '),
  ],
  attributes: {
    '*': ['dir', 'lang', 'title', ['id', OWN_ID]],
    a: [
      ...'href ariaDescribedBy ariaLabel dataFootnoteRef dataFootnoteBackref'.split(' '),
      ['className', 'data-footnote-backref'],
      ['id', /^fnref-/],
      ['name', OWN_ID],
    ],
    code: [['className', /^language-./]],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    div: ['dataSlider'],
    h2: [['id', FOOTNOTES_ID]],
    img: ['src', 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    // prettier-ignore
    li: [['className', 'task-list-item'], ['id', /^fn-/]],
    ol: ['start', 'reversed', 'type', ['className', 'contains-task-list']],
    progress: ['value', 'max'],
    section: ['dataFootnotes', ['className', 'notes']],
    table: ['dataPlates'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  ancestors: { ...defaultSchema.ancestors, caption: ['table'], input: ['li'] },
  clobber: [],
  // These elements are removed with their content, which isn't prose.
  strip: 'script style iframe object embed noscript template svg math textarea select'.split(' '),
};

/** CommonMark with GitHub's extensions (GFM), but `H~2~O` isn't struck through. Everything that reads articles uses this grammar. */
const grammar = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** Parses the markdown of an article. */
export function parseMarkdown(text: string): Markdown {
  const tree = grammar.parse(text);
  endBareAddresses(tree, text);
  return tree;
}

/** Removes the links that GFM creates inside an author's `<a>`: HTML has no nested links. */
const keepOwnLinks = (tree: Markdown) =>
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    let isInLink = false;
    node.children = node.children.flatMap((child) => {
      if (child.type === 'html' && /^<\/?a[\s>]/i.test(child.value))
        isInLink = !child.value.startsWith('</');
      return isInLink && child.type === 'link' ? child.children : child;
    });
  });

/**
 * The elements of an article, including an author's HTML; not safe to publish. Backlinks of footnotes are named by
 * number and place, such as `1 2`, which {@link nameFootnotes} replaces.
 */
export function toElements(markdown: Markdown): Root {
  const options: Options = {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, place) => `${index + 1} ${place}`,
    // Not the usual ↩, which few fonts have: it becomes a blue emoji.
    footnoteBackContent: (_, place) => [
      { type: 'text', value: '↑' },
      ...(place > 1 ? [superscript(place)] : []),
    ],
  };
  return unified()
    .use<[], Markdown, Markdown>(() => keepOwnLinks)
    .use(remarkRehype, options)
    .use(() => renameFootnotes)
    .use(rehypeRaw)
    .use<[], Root, Root>(() => tidyAddresses)
    .runSync(markdown);
}

const superscript = (number: number): ElementContent => ({
  type: 'element',
  tagName: 'sup',
  properties: {},
  children: [{ type: 'text', value: String(number) }],
});

/** Gives footnotes names without "foot", because reader views would drop them as a footer. */
const renameFootnotes = (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    if (properties.id === 'footnote-label') properties.id = FOOTNOTES_ID;
    if ('dataFootnotes' in properties) properties.className = ['notes'];
    if ('dataFootnoteRef' in properties) properties.ariaDescribedBy = [FOOTNOTES_ID];
  });

/** Adds the heading of the footnotes and the names of their backlinks. */
export const nameFootnotes = (labels: ArticleLabels) => (tree: Root) =>
  visit(tree, 'element', ({ properties, children }) => {
    if (properties.id === FOOTNOTES_ID)
      children.splice(0, Infinity, { type: 'text', value: labels.footnotes });
    if (!('dataFootnoteBackref' in properties)) return;
    const [number = 1, place = 1] = String(properties.ariaLabel).split(' ').map(Number);
    const label = place > 1 ? labels.backToPlace : labels.backToText;
    properties.ariaLabel = interpolate(label, { number, place });
  });

/** A copy of the elements that is safe to publish, with ids of places and headings. */
export const toSafeElements = (tree: Root): Root =>
  unified()
    .use<[], Root, Root>(() => markPlates)
    .use<[], Root, Root>(() => markSlider)
    .use(rehypeSanitize, ALLOWED_HTML)
    .use(() => keepPlaces)
    .use<[], Root, Root>(() => addHeadingIds)
    .runSync(tree);
