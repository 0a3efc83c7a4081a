import type { ElementContent, Root } from 'hast';
import type { Options } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from '../model/files/blog';

/** The id of the footnotes' heading, which isn't one of the article's. */
export const FOOTNOTES_ID = 'notes-label';

/**
 * How footnotes become elements. Their backlinks are named by number and place, such as `1 2`, which
 * {@link nameFootnotes} replaces.
 */
export const FOOTNOTES: Options = {
  footnoteLabelProperties: {},
  footnoteBackLabel: (index, place) => `${index + 1} ${place}`,
  // Not the usual ↩, which few fonts have: it becomes a blue emoji.
  footnoteBackContent: (_, place) => [
    { type: 'text', value: '↑' },
    ...(place > 1 ? [superscript(place)] : []),
  ],
};

const superscript = (number: number): ElementContent => ({
  type: 'element',
  tagName: 'sup',
  properties: {},
  children: [{ type: 'text', value: String(number) }],
});

/** Gives footnotes names without "foot", because reader views would drop them as a footer. */
export const renameFootnotes = (tree: Root) =>
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
