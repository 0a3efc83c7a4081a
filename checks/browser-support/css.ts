import { parse, type ChildNode } from 'postcss';
import type { Browser } from './compat';
import { parts } from './compat';
import { isWithin } from './floor';

const types = [...parts.keys()].filter((key) => key.startsWith('css.types.'));

/**
 * Finds the features in a style sheet that a supported browser lacks.
 * @param floor the oldest supported version of each browser
 * @returns the features' ids in the web-features package
 */
export function featuresAbove(floor: Record<Browser, number>, css: string): Set<string> {
  const found = new Set<string>();
  parse(css).walk((node) => {
    for (const key of keysOf(node)) {
      const part = parts.get(key);
      if (part && !isWithin(part.versions, floor)) found.add(part.id);
    }
  });
  return found;
}

/** The keys that a node may have in MDN's data. */
function keysOf(node: ChildNode): string[] {
  switch (node.type) {
    case 'atrule': {
      const asked = words(node.params, /\(([a-z-]+)/g);
      const key = `css.at-rules.${node.name}`;
      return [key, ...asked.map((word) => `${key}.${word}`)];
    }
    case 'rule':
      return words(node.selector, /::?([a-z-]+)/g).map((name) => `css.selectors.${name}`);
    case 'decl': {
      const key = `css.properties.${node.prop}`;
      const values = words(node.value, /([a-z-]+)/g).map((word) => `${key}.${word}`);
      const called = words(node.value, /([a-z-]+)\(/g);
      return [key, ...values, ...called.flatMap(functionsCalled)];
    }
    default:
      return [];
  }
}

const functionsCalled = (name: string) => types.filter((key) => key.endsWith(`.${name}`));

const words = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, word]) => word!);
