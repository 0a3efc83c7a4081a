import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { interpolate } from '../../../src/lib/interpolate';
import type blog from '../../../content/data/blog.json';
import { addHeadingIds } from './headings';
import { ALLOWED_HTML } from './safe-html';

/** The texts that the site adds to an article, such as labels of callouts and names of links. */
export type ArticleLabels = (typeof blog)['article'];

/** CommonMark with GitHub's extensions (GFM). Everything that reads articles uses this grammar. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses the markdown of an article. */
export const parseMarkdown = (text: string): Root => markdown.parse(text);

const withRawHtml: Options = { allowDangerousHtml: true };

const footnoteOptions = (labels: ArticleLabels): Options => ({
  clobberPrefix: '',
  footnoteLabel: labels.footnotes,
  footnoteLabelProperties: {},
  footnoteBackLabel: (index, use) =>
    interpolate(use > 1 ? labels.backToPlace : labels.backToText, {
      number: index + 1,
      place: use,
    }),
});

/**
 * Converts an article to elements that are safe to publish, with ids of headings. What the site adds
 * later isn't sanitized, so an author can't forge it.
 */
export const toSafeTree = (tree: Root, labels?: ArticleLabels): HtmlRoot =>
  unified()
    .use(remarkRehype, { ...withRawHtml, ...(labels ? footnoteOptions(labels) : {}) })
    .use(rehypeRaw)
    .use(rehypeSanitize, ALLOWED_HTML)
    .use(() => addHeadingIds)
    .runSync(tree);

/** The elements in an author's own HTML, before they are sanitized. */
export const fromHtml = (html: string): HtmlRoot =>
  unified()
    .use(remarkRehype, withRawHtml)
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'html', value: html }] } as Root);
