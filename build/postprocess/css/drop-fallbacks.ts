import type { AtRule, ChildNode, Root, Rule } from 'postcss';

/** A condition that every supported browser meets: the row `color-mix` of docs/browsers.md. */
const ALWAYS_MET = /^\(color:\s*color-mix\(/;

/**
 * Tailwind's layer for browsers without `@property`. Every supported browser has it: the row
 * `registered-custom-properties` of docs/browsers.md.
 */
const FALLBACK_LAYER = 'properties';

/** Removes rules for unsupported browsers, and conditions that every supported browser meets. */
export function dropFallbacks(root: Root): void {
  root.walkAtRules('layer', (layer) => void (layer.params === FALLBACK_LAYER && layer.removeAll()));
  root.walkAtRules('supports', (supports) => {
    if (!ALWAYS_MET.test(supports.params)) return;
    supports.walkRules((rule) => removeOverridden(supports, rule));
    supports.replaceWith(supports.nodes ?? []);
  });
}

/** Removes from the rule before an `@supports` the declarations that a rule inside repeats. */
function removeOverridden(supports: AtRule, rule: Rule): void {
  const before = supports.prev();
  if (!isRule(before) || before.selector !== rule.selector) return;
  rule.walkDecls(({ prop }) => void before.walkDecls(prop, (old) => void old.remove()));
  if (before.nodes.length === 0) before.remove();
}

const isRule = (node: ChildNode | undefined): node is Rule => node?.type === 'rule';
