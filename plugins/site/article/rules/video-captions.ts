import type { Element, Root } from 'hast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { isOfPictures } from '../figures';
import { isVideo } from '../video-address';

/** Videos whose captions the page leaves out, because they aren't alone in their paragraphs. */
export const videoCaptions = lintRule<Root>('site:video-captions', (tree, file) => {
  const inFigures = new Set<Element>();
  visit(tree, 'element', (element) => {
    if (isOfPictures(element)) visit(element, 'element', (part) => void inFigures.add(part));
  });
  visit(tree, 'element', (element) => {
    const address = String(element.properties.src ?? '');
    const isTitled = element.tagName === 'img' && Boolean(element.properties.title);
    if (!isTitled || !isVideo(address) || inFigures.has(element)) return;
    const message = `the caption of ${quote(address)} would be lost; put it into a paragraph of its own`;
    file.message(message, element);
  });
});
