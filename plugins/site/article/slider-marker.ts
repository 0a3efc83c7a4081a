import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The comment in the page with the formula at which its slider is shown. */
export const SLIDER_MARKER = '<!-- slider -->';

const isMarker = (comment: string) => comment.trim().toLowerCase() === 'slider';

/** A marker: its line, and whether it stands between the paragraphs, where the slider fits. */
export type SliderMarker = { line: number; isBetweenParagraphs: boolean };

/** Finds the comments `<!-- slider -->`. */
export function findSliderMarkers(tree: Root): SliderMarker[] {
  const markers: SliderMarker[] = [];
  visit(tree, 'comment', ({ value, position }, _index, parent) => {
    if (!isMarker(value)) return;
    markers.push({
      line: position?.start.line ?? 1,
      isBetweenParagraphs: parent?.type === 'root',
    });
  });
  return markers;
}

/** A copy with an element at the place of the slider, because sanitizing removes comments. `SLIDER_PLACE` is its HTML. */
export function markSlider(tree: Root): Root {
  const place = tree.children.findIndex(
    (child) => child.type === 'comment' && isMarker(child.value),
  );
  if (place < 0) return tree;
  return { ...tree, children: tree.children.with(place, SLIDER) };
}

const SLIDER: Element = {
  type: 'element',
  tagName: 'div',
  properties: { dataSlider: '' },
  children: [],
};
