import { parse, Rule, type AtRule, type ChildNode, type Root } from 'postcss';
import parseSelector, { type Root as ParsedSelector } from 'postcss-selector-parser';

/** A part of a stylesheet. */
export type Part =
  | { type: 'declaration'; name: string; text: string }
  | { type: 'rule'; selectors: readonly Selector[]; parts: readonly Part[] }
  | { type: 'group'; name: string; prelude: string; parts: readonly Part[] }
  /** Any other at-rule, which is kept as it is written or left out. */
  | { type: 'at-rule'; name: string; params: string; text: string; isStatement: boolean };

export type Selector = { text: string; parsed: ParsedSelector };

/** At-rules with style rules inside. */
const GROUPS = ['container', 'layer', 'media', 'scope', 'starting-style', 'supports'];

/**
 * Parses a stylesheet.
 * @throws if a selector can't be read
 */
export function parseStyles(css: string): Part[] {
  const root = parse(css);
  removeFallbacks(root);
  return root.nodes.flatMap(partsOf);
}

function partsOf(node: ChildNode): Part[] {
  switch (node.type) {
    case 'decl':
      return [{ type: 'declaration', name: node.prop, text: String(node) }];
    case 'rule': {
      const selectors = node.selectors.map((text) => ({
        text,
        parsed: parseSelector().astSync(text),
      }));
      return [{ type: 'rule', selectors, parts: node.nodes.flatMap(partsOf) }];
    }
    case 'atrule':
      return [partOf(node)];
    default:
      return [];
  }
}

function partOf(rule: AtRule): Part {
  const { name, params, nodes } = rule;
  const text = String(rule);
  if (!nodes || !GROUPS.includes(name))
    return { type: 'at-rule', name, params, text, isStatement: !nodes };
  const prelude = `@${name}${rule.raws.afterName ?? ' '}${params}`;
  return { type: 'group', name, prelude, parts: nodes.flatMap(partsOf) };
}

/** Removes what Tailwind writes, without a switch, for browsers older than those in package.json. */
function removeFallbacks(root: Root): void {
  root.walkDecls(/^-webkit-mask/, (prefixed) => void prefixed.remove());
  root.walkAtRules('supports', (supports) => {
    if (supports.params !== '(color:color-mix(in lab,red,red))') return;
    supports.walkDecls(({ prop, parent }) => removeDeclaration(supports.prev(), prop, parent));
    supports.replaceWith(supports.nodes ?? []);
  });
  // For browsers without `@property`.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove();
  });
}

/** Removes a declaration from a rule if that has the same selector as another rule. */
function removeDeclaration(rule: ChildNode | undefined, prop: string, other: unknown): void {
  if (rule?.type !== 'rule' || !(other instanceof Rule) || rule.selector !== other.selector) return;
  rule.walkDecls(prop, (fallback) => void fallback.remove());
  if (rule.nodes.length === 0) rule.remove();
}
