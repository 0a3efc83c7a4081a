import { AtRule, type ChildNode, type Container, type Declaration, type Root } from 'postcss';
import parseValue, { stringify, type FunctionNode, type Node } from 'postcss-value-parser';

/** Tailwind's own custom properties, which no script and no attribute sets. */
const OF_TAILWIND = /^--(?:tw|default)-/;

const ROOT = /(?:^|,):root(?:,|$)/;
/** Selectors of rules that set values for all elements, such as the tokens of a theme. */
const ROOT_OR_HOST = /(?:^|,)\s*(?::root|:host)\s*(?:,|$)/;
const USE = /var\(\s*(--[\w-]+)/g;

/** The custom properties of a stylesheet. */
type Properties = {
  /** Set by some rule, so the value depends on the element. */
  set: Set<string>;
  /** Set by the root without a condition, so a fallback is never used. */
  setByRoot: Set<string>;
  /** The initial values of registrations (`@property`). */
  initial: Map<string, string>;
};

/**
 * Replaces each `var()` that has the same value everywhere by that value. Tailwind's utilities use
 * parts, such as a ring around a shadow, that a page may never set.
 */
export function inlineConstantProperties(root: Root): void {
  const properties = readProperties(root);
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    const value = stringify(inlineValues(parseValue(declaration.value).nodes, properties))
      .replace(/ {2,}/g, ' ')
      .trim();
    if (value === '') declaration.remove();
    else declaration.value = value;
  });
}

/**
 * Removes unused custom properties: tokens, registrations and Tailwind's own. A property that only an
 * unused one refers to is unused, too.
 */
export function removeUnusedProperties(root: Root): void {
  for (;;) {
    const used = new Set(Array.from(root.toString().matchAll(USE), ([, name]) => name));
    const unused: ChildNode[] = [];
    root.walkAtRules('property', (rule) => void (used.has(rule.params) || unused.push(rule)));
    root.walkDecls(/^--/, (declaration) => {
      const isRemovable =
        ROOT_OR_HOST.test(selectorOf(declaration)) || OF_TAILWIND.test(declaration.prop);
      if (isRemovable && !used.has(declaration.prop)) unused.push(declaration);
    });
    if (unused.length === 0) return;
    for (const node of unused) node.remove();
  }
}

function readProperties(root: Root): Properties {
  const properties: Properties = { set: new Set(), setByRoot: new Set(), initial: new Map() };
  root.walkDecls(/^--/, (declaration) => {
    properties.set.add(declaration.prop);
    if (isSetByRoot(declaration)) properties.setByRoot.add(declaration.prop);
  });
  root.walkAtRules('property', (registration: AtRule) =>
    registration.walkDecls('initial-value', ({ value }) => {
      properties.initial.set(registration.params, value);
    }),
  );
  return properties;
}

const selectorOf = ({ parent }: Declaration): string =>
  parent && 'selector' in parent ? String(parent.selector) : '';

/** Whether a rule of the root sets a property without a condition. */
function isSetByRoot(declaration: Declaration): boolean {
  if (!ROOT.test(selectorOf(declaration))) return false;
  const around = declaration.parent?.parent as Container | undefined;
  return around?.type === 'root' || (around instanceof AtRule && around.name === 'layer');
}

function inlineValues(nodes: Node[], properties: Properties): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'function') return [node];
    const inner = { ...node, nodes: inlineValues(node.nodes, properties) };
    return node.value === 'var' ? inlineUse(inner, properties) : [inner];
  });
}

/** Returns a `var()` unchanged, without its fallback, or replaced by its constant value. */
function inlineUse(use: FunctionNode, { set, setByRoot, initial }: Properties): Node[] {
  const [name, comma, ...fallback] = use.nodes;
  if (!name) return [use];
  if (setByRoot.has(name.value)) return [{ ...use, nodes: [name] }];
  if (set.has(name.value) || !OF_TAILWIND.test(name.value)) return [use];
  const value = initial.get(name.value);
  if (value !== undefined) return parseValue(value).nodes;
  return comma ? fallback : [use];
}
