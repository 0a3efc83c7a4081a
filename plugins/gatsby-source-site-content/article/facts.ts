import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';

/**
 * A copy of a tree with facts in the place of their names: `{product}`. They are text, never markup.
 * @param places where links to paths such as `/contact` lead, for hosts that can't redirect them
 */
export function withFacts(
  tree: Root,
  facts: Record<string, string | number>,
  places: Record<string, string> = {},
): Root {
  const copy = structuredClone(tree);
  visit(copy, 'text', (text) => {
    text.value = interpolate(text.value, facts);
  });
  visit(copy, 'element', ({ properties }) => {
    const place = places[String(properties.href)];
    if (place !== undefined) properties.href = place;
  });
  return copy;
}
