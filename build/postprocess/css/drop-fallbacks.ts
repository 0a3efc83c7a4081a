import type { AtRule, ChildNode, Root, Rule } from 'postcss';

/** What every browser of docs/browsers.md can: its row `color-mix`. */
const ALWAYS = /^\(color:\s*color-mix\(/;

/** Tailwind's values for browsers without `@property`, the row `registered-custom-properties`. */
const NEVER = 'properties';

/**
 * Decides what stands in a stylesheet for older browsers than the site is made for: the rules of
 * `@supports` for what all of them can, instead of those that they replace.
 */
export function dropFallbacks(root: Root): void {
  root.walkAtRules('layer', (layer) => void (layer.params === NEVER && layer.removeAll()));
  root.walkAtRules('supports', (supports) => {
    if (!ALWAYS.test(supports.params)) return;
    supports.walkRules((rule) => removeReplaced(supports, rule));
    supports.replaceWith(supports.nodes ?? []);
  });
}

/** Takes out of the rule before an `@supports` what one of its own says anew. */
function removeReplaced(supports: AtRule, rule: Rule): void {
  const before = supports.prev();
  if (!isRule(before) || before.selector !== rule.selector) return;
  rule.walkDecls(({ prop }) => void before.walkDecls(prop, (replaced) => void replaced.remove()));
  if (before.nodes.length === 0) before.remove();
}

const isRule = (node: ChildNode | undefined): node is Rule => node?.type === 'rule';
