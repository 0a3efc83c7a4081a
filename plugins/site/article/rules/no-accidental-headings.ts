import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { positionOf } from '../position';

/** Paragraphs above a line `---`, which makes them headings. */
export const noAccidentalHeadings = lintRule<Root>('site:no-accidental-headings', (tree, file) => {
  const markdown = String(file);
  visit(tree, 'heading', (heading) => {
    const { start, end } = positionOf(heading);
    const lines = markdown.slice(start.offset, end.offset).trimEnd().split('\n');
    const underline = lines.pop()?.trim() ?? '';
    if (lines.length === 0 || !/^-+$/.test(underline)) return;
    const text = lines.join(' ');
    const isParagraph = lines.length > 1 || /[.,;:!…]["”’)*_]*$/.test(text.trimEnd());
    if (underline.length !== 3 && !isParagraph) return;
    file.message(
      `${quote(text)} becomes a heading, because of the line ${underline} below it; put an empty line between them, or begin it with ##`,
      heading,
    );
  });
});
