import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { blank, COMMENT } from './html-source';
import { positionOf } from '../position';

/** What CommonMark leaves unparsed inside a block of HTML. */
const MARKDOWN = new RegExp(
  [
    /!\[[^\]\n]*\]\([^)\n]+\)/, // a picture
    /\[[^\]\n]+\]\([^)\n]+\)/, // a link
    /\*\*\S[^*\n]*\*\*/, // bold
    /(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])/, // italics
    /(?<!\w)_[^\s_](?:[^_\n]*[^\s_])?_(?!\w)/,
    /~~\S[^~\n]*~~/, // a strikethrough
    /`[^`\n]+`/, // code
    /^[ \t]*(?:#{1,6}|[-+*]|\d{1,9}[.)]) \S.*/, // a heading or a list
    /^[ \t]*> ?\S.*/, // a quotation
    /^[ \t]*\|.*\|$/, // a table
    /\[\^[^\]\s]+\]/, // a footnote
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);
const VERBATIM = /<(pre|code|kbd|samp|textarea)\b[\s\S]*?<\/\1>|<[^>]*>/gi;

/** Markdown that the page prints because it is inside an HTML block, and unclosed comments. */
export const noMarkdownInHtml = lintRule<Root>('site:no-markdown-in-html', (tree, file) => {
  visit(tree, 'html', (html) => {
    if (/<!--(?![\s\S]*-->)/.test(html.value)) {
      const message =
        'this comment has no end, so the page leaves out what follows; write --> there';
      file.message(message, html);
      return;
    }
    const prose = html.value.replace(COMMENT, blank).replace(VERBATIM, blank);
    const found = MARKDOWN.exec(prose);
    if (!found) return;
    const before = prose.slice(0, found.index + found[0].search(/\S/)).split('\n');
    const line = positionOf(html).start.line + before.length - 1;
    file.message(
      `${quote(found[0].trim())} is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML`,
      { line, column: 1 },
    );
  });
});
