import type { ChildNode, Root, Rule } from 'postcss';
import { OF_TAILWIND } from './constant-properties';

const USE = /var\(\s*(--[\w-]+)/g;

/** Where a value is set only to be there for others: the tokens. */
const SETS_FOR_ALL = /(?:^|,)\s*(?::root|:host)\s*(?:,|$)/;

/**
 * Takes out of a stylesheet the custom properties that nothing in it asks for: tokens, registrations
 * and Tailwind's own. What only an unused property asked for goes, too.
 */
export function removeUnusedProperties(root: Root): void {
  for (;;) {
    const used = new Set([...root.toString().matchAll(USE)].map(([, name]) => name!));
    const unused: ChildNode[] = [];
    root.walkAtRules('property', (rule) => void (used.has(rule.params) || unused.push(rule)));
    root.walkDecls(/^--/, (declaration) => {
      const { parent } = declaration;
      const isForAll = parent?.type === 'rule' && SETS_FOR_ALL.test((parent as Rule).selector);
      const isKnown = isForAll || OF_TAILWIND.test(declaration.prop);
      if (isKnown && !used.has(declaration.prop)) unused.push(declaration);
    });
    if (unused.length === 0) return;
    for (const node of unused) node.remove();
  }
}
