import { AtRule, type Container, type Declaration, type Root, type Rule } from 'postcss';
import parseValue, { stringify, type FunctionNode, type Node } from 'postcss-value-parser';

/** Tailwind's own custom properties, which no script and no attribute sets. */
export const OF_TAILWIND = /^--(?:tw|default)-/;

const ROOT = /(?:^|,):root(?:,|$)/;

/** What is known of a stylesheet's custom properties. */
type Known = {
  /** Set somewhere, so that a value hangs on the element. */
  set: Set<string>;
  /** Set for the whole document, so that no fallback is ever used. */
  forAll: Set<string>;
  /** What a registration says (`@property`), if it says something. */
  initial: Map<string, string>;
};

/**
 * Puts the value in the place of a `var()` whose value no rule of a stylesheet can change: Tailwind's
 * utilities ask for parts, such as a ring around a shadow, that a page never uses.
 */
export function inlineConstantProperties(root: Root): void {
  const known = readProperties(root);
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    const settled = stringify(settle(parseValue(declaration.value).nodes, known))
      .replace(/ {2,}/g, ' ')
      .trim();
    if (settled === '') declaration.remove();
    else declaration.value = settled;
  });
}

function readProperties(root: Root): Known {
  const known: Known = { set: new Set(), forAll: new Set(), initial: new Map() };
  root.walkDecls(/^--/, (declaration) => {
    known.set.add(declaration.prop);
    if (isForAll(declaration)) known.forAll.add(declaration.prop);
  });
  root.walkAtRules('property', (registration: AtRule) =>
    registration.walkDecls('initial-value', ({ value }) => {
      known.initial.set(registration.params, value);
    }),
  );
  return known;
}

/** Whether it is the root's, without a condition. */
function isForAll({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || !ROOT.test((rule as Rule).selector)) return false;
  const around = rule.parent as Container | undefined;
  return around?.type === 'root' || (around instanceof AtRule && around.name === 'layer');
}

function settle(nodes: Node[], known: Known): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'function') return [node];
    const inner = { ...node, nodes: settle(node.nodes, known) };
    return node.value === 'var' ? settleUse(inner, known) : [inner];
  });
}

/** A `var()` as it is, without its fallback, or as the value that it always has. */
function settleUse(use: FunctionNode, { set, forAll, initial }: Known): Node[] {
  const [name, comma, ...fallback] = use.nodes;
  if (!name) return [use];
  if (forAll.has(name.value)) return [{ ...use, nodes: [name] }];
  if (set.has(name.value) || !OF_TAILWIND.test(name.value)) return [use];
  const value = initial.get(name.value);
  if (value !== undefined) return parseValue(value).nodes;
  return comma ? fallback : [use];
}
