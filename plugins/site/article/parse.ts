import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options as Allowed } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { tidyAddresses } from './addresses';
import { endBareAddresses } from './bare-addresses';
import { FOOTNOTES, FOOTNOTES_ID, renameFootnotes } from './footnotes';
import { addHeadingIds, keepPlaces } from './headings';
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

/** The elements of an article, including an author's HTML; not safe to publish. */
export const toElements = (markdown: Markdown): Root =>
  unified()
    .use<[], Markdown, Markdown>(() => keepOwnLinks)
    .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '', ...FOOTNOTES })
    .use(() => renameFootnotes)
    .use(rehypeRaw)
    .use<[], Root, Root>(() => tidyAddresses)
    .runSync(markdown);

/** A copy of the elements that is safe to publish, with ids of places and headings. */
export const toSafeElements = (tree: Root): Root =>
  unified()
    .use<[], Root, Root>(() => markPlates)
    .use<[], Root, Root>(() => markSlider)
    .use(rehypeSanitize, ALLOWED_HTML)
    .use(() => keepPlaces)
    .use<[], Root, Root>(() => addHeadingIds)
    .runSync(tree);
