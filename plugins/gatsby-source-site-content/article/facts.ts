import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';

/**
 * Returns a copy of a tree in which facts replace their names in braces, such as `{product}`. A fact is
 * inserted as text, never as markup.
 * @param places the addresses that replace paths such as `/contact`, which some hosts can't redirect
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
