// The rules of articles and pages of prose. Each reports what the page would hide, leave out or print literally.
import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';
import { balancedHtml } from './balanced-html';
import { callouts } from './callouts';
import { closedCode } from './closed-code';
import { headingLevels } from './heading-levels';
import { headingTexts } from './heading-texts';
import { linkTexts } from './link-texts';
import { parseMarkdown, toElements } from '../parse';
import { noAccidentalBlocks } from './no-accidental-blocks';
import { noAccidentalHeadings } from './no-accidental-headings';
import { noIndentedCode } from './no-indented-code';
import { noInvisibleCharacters } from './no-invisible-characters';
import { noMarkdownInHtml } from './no-markdown-in-html';
import { noRestartingLists } from './no-restarting-lists';
import { noUnfinishedLinks } from './no-unfinished-links';
import { noYearsAsLists } from './no-years-as-lists';
import { plates } from './plates';
import { partsOf } from './prose';
import { inOurWords, REMARK_LINT } from './remark-lint';
import { shownHtml } from './shown-html';
import { SPACES_IN_ADDRESSES, SYNTAX, syntaxRule } from './syntax';
import { tableCells } from './table-cells';
import { videoCaptions } from './video-captions';
import { unfinishedTables } from './unfinished-tables';
import { workingEmphasis } from './working-emphasis';

/** A problem of an article's text, with its line. */
export type TextIssue = { message: string; line: number };

/** Rules about the markdown. */
const MARKDOWN_RULES: PluggableList = [
  ...REMARK_LINT,
  balancedHtml,
  closedCode,
  noAccidentalBlocks,
  noAccidentalHeadings,
  noIndentedCode,
  noInvisibleCharacters,
  noMarkdownInHtml,
  noRestartingLists,
  noUnfinishedLinks,
  noYearsAsLists,
  syntaxRule(SYNTAX),
  tableCells,
  unfinishedTables,
  workingEmphasis,
];

/** Rules about the elements that the markdown becomes, an author's HTML among them. */
const HTML_RULES: PluggableList = [
  callouts,
  headingLevels,
  headingTexts,
  linkTexts,
  plates,
  shownHtml,
  videoCaptions,
];

const markdownLinter = unified().use(MARKDOWN_RULES).freeze();
const htmlLinter = unified().use(HTML_RULES).freeze();

/** Rules about the links and the emphasis that texts of data files can have. */
const richTextLinter = unified()
  .use([syntaxRule(SPACES_IN_ADDRESSES), noUnfinishedLinks, workingEmphasis])
  .freeze();
const richTextHtmlLinter = unified().use([linkTexts]).freeze();

/** HTML entities, because JSON needs a backslash doubled, which authors don't expect. */
const ENTITIES: Record<string, string> = {
  '*': '&ast;',
  _: '&lowbar;',
  '~': '&#126;',
  '`': '&grave;',
};

/** Returns a message about the first sign for a link or emphasis that a text of a data file would print. */
export function findRichTextIssue(markdown: string): string | undefined {
  const tree = parseMarkdown(markdown);
  const file = new VFile({ value: markdown, data: partsOf(markdown, tree) });
  richTextLinter.runSync(tree, file);
  richTextHtmlLinter.runSync(toElements(tree), file);
  return file.messages[0]?.reason.replace(/(?:\\.)+(?= to show it$)/, (escaped) =>
    escaped.replace(/\\(.)/g, (escape, sign: string) => ENTITIES[sign] ?? escape),
  );
}

/**
 * Finds the problems of an article's text.
 * @param written the elements as their author wrote them, before anything unsafe is removed
 */
export function findTextIssues(markdown: string, tree: Markdown, written: Html): TextIssue[] {
  const file = new VFile({ value: markdown, data: partsOf(markdown, tree) });
  markdownLinter.runSync(tree, file);
  htmlLinter.runSync(written, file);
  return file.messages.flatMap((message) => {
    // unified-lint-rule turns an error of a rule into a message.
    if (message.cause instanceof Error && message.source === undefined) throw message.cause;
    const sentence = inOurWords(message, markdown);
    return sentence === undefined ? [] : { message: sentence, line: message.line ?? 1 };
  });
}
