import type { Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options as Allowed } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from '../model/blog';
import { addHeadingIds } from './headings';

/**
 * The elements and attributes that an author's markdown and HTML may bring into a page: those of GitHub
 * and a few more, but no ids and classes with which they could pose as the site's own.
 */
export const ALLOWED_HTML: Allowed = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...'abbr caption cite dfn figcaption figure mark small time u'.split(' '),
  ],
  attributes: {
    '*': ['dir', 'lang', 'title'],
    a: [
      ...'href ariaDescribedBy ariaLabel dataFootnoteRef dataFootnoteBackref'.split(' '),
      ['className', 'data-footnote-backref'],
      ['id', /^fnref-/],
    ],
    code: [['className', /^language-./]],
    details: ['open'],
    h2: [['id', 'footnote-label']],
    img: ['src', 'alt'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    // prettier-ignore
    li: [['className', 'task-list-item'], ['id', /^fn-/]],
    ol: ['start', 'reversed', 'type'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  ancestors: { ...defaultSchema.ancestors, caption: ['table'], input: ['li'] },
  clobber: [],
  // The text inside these elements isn't the author's prose, so it is removed with them.
  strip: 'script style iframe object embed noscript template svg math textarea select'.split(' '),
};

/** CommonMark with GitHub's extensions (GFM). Everything that reads articles uses this grammar. */
const grammar = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses the markdown of an article. */
export const parseMarkdown = (text: string): Markdown => grammar.parse(text);

/** The elements of an article, with those of an author's own HTML. They aren't safe to publish. */
export function toElements(markdown: Markdown, labels?: ArticleLabels): Root {
  const footnotes: Options = labels
    ? {
        footnoteLabel: labels.footnotes,
        footnoteLabelProperties: {},
        footnoteBackLabel: (index, place) =>
          interpolate(place > 1 ? labels.backToPlace : labels.backToText, {
            number: index + 1,
            place,
          }),
      }
    : {};
  const options = { allowDangerousHtml: true, clobberPrefix: '', ...footnotes };
  return unified().use(remarkRehype, options).use(rehypeRaw).runSync(markdown);
}

/** A copy of the elements that is safe to publish, with ids of headings. */
export const toSafeElements = (tree: Root): Root =>
  unified()
    .use(rehypeSanitize, ALLOWED_HTML)
    .use(() => addHeadingIds)
    .runSync(tree) as Root;
