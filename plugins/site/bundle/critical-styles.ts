import { compileSheet } from 'beasties/compiler';
import { renderCriticalCss } from 'beasties/runtime';
import type { HTMLElement } from 'node-html-parser';
import { atRule, parse, Rule, type AtRule, type ChildNode, type Root } from 'postcss';
import { itemAt } from '../../../src/lib/item-at';
import { MemoryCache } from '../memory-cache';

/** Tailwind's resets of date and file fields, which no page has. */
const UNUSED_RESET = /(?<=[{}])(?:::(?:-webkit-date|-webkit-cal|file)[\w-]+,?)+\{[^}]*\}/g;

/**
 * Selectors that beasties misreads, and would drop: those of nothing but pseudo-classes, such as `:focus-visible`, those
 * with a class such as `[&:has(a)]:hidden` after a pseudo-class like `:has(b)`, and those relative to a scope (`& > p`).
 */
const ALWAYS_KEPT = [/^:/, /(?<!\\):[\w-]+\(.*\\\)/, /(?<!\\)&/];

/** At-rules with style rules inside. beasties would break others up, or add a semicolon that breaks the next rule. */
const GROUPS = ['container', 'layer', 'media', 'scope', 'starting-style', 'supports'];

/** Tailwind's fallback for browsers without `@property`, which has no switch. No browser in package.json needs it. */
const PROPERTY_FALLBACK = /@layer properties\{@supports[^{]+\{(?:[^{}]+\{[^}]+\})+\}\}/;

/**
 * Reduces a stylesheet to the rules whose classes, ids and names occur in elements, and to the tokens that they use.
 * @param scripts code that can add elements and classes; every word in it counts as both
 * @param styles the document's other styles, which can use tokens
 */
export function criticalStyles(
  css: string,
  elements: readonly HTMLElement[],
  scripts: string[],
  styles: string[] = [],
): string {
  const plan = (plans[css] ??= compile(css));
  const sorted = (names: string[]) => [...new Set(names)].toSorted();
  const found = {
    tags: sorted(elements.map(({ rawTagName }) => rawTagName)),
    classes: sorted(elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])),
    // Every article has headings of its own.
    ids: sorted(elements.map(({ id }) => id).filter((id) => plan.ids.has(id))),
  };
  return plan.results.get([found, scripts, styles], () => rulesFor(found, plan, scripts, styles));
}

type Found = Record<'tags' | 'classes' | 'ids', string[]>;

/** The rules for what a document has: most articles have the same. */
function rulesFor(found: Found, plan: Plan, scripts: string[], styles: string[]): string {
  const { sheet, attrs, kept, tokens } = plan;
  const words = new Set(scripts.flatMap((script) => (wordsOf[script] ??= wordsIn(script))));
  const used = {
    tags: new Set([...found.tags, ...words]),
    classes: new Set([...found.classes, ...words]),
    ids: new Set(found.ids),
    attrs,
  };
  const { css: rules } = renderCriticalCss(sheet, used);
  const hasFields = FIELDS.some((tag) => used.tags.has(tag));
  const isNeeded = (selector: string) => {
    if (!hasFields && OF_FIELDS.test(selector)) return false;
    const named = selector.replace(NO_CLASS, '').match(CLASS) ?? [];
    return named.length === 0 || named.some((name) => used.classes.has(name.replaceAll('\\', '')));
  };
  const restored = rules
    .replace(STATE_RULE, (rule, selector: string) => (isNeeded(selector) ? rule : ''))
    .replace(KEPT, (_, at: string) => itemAt(kept, Number(at)));
  const properties = new Set([restored, ...styles].join('').match(/(?<=var\()--[\w-]+/g));
  // beasties would keep all registered properties, all tokens and all groups.
  return restored
    .replace(REGISTERED, (rule, name: string) => (properties.has(name) ? rule : ''))
    .replace(PROPERTY, (property, name: string) =>
      (tokens.has(name) || name.startsWith('--tw-')) && !properties.has(name) ? '' : property,
    )
    .replace(KEYFRAMES, (rule, name: string) => (restored.split(name).length > 2 ? rule : ''))
    .replace(EMPTY, '');
}

/** A rule whose selector begins with a pseudo-class, with this selector. */
const STATE_RULE = /(?<=^|[{}])(:[^{}]+)\{[^{}]*\}/g;

/** The classes in a selector, and its parts in which there is none: attributes, and what an element must not be. */
const CLASS = /(?<=\.)(?:\\.|[\w-])+/g;
const NO_CLASS = /(?<!\\)\[[^\]]*\]|:not\((?:[^()]|\([^()]*\))*\)/g;

/** The elements with which a document has fields, and parts of fields. */
const FIELDS = ['input', 'select', 'textarea'];
const OF_FIELDS = /^::placeholder|-(?:search-decoration|spin-button)|^:-moz-ui-invalid|optgroup/;

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]+\{[^}]*\})*\}/g;

/** Groups, and groups of groups, without rules. */
const EMPTY = /@(?:media|supports|container|starting-style)\b[^{};]*\{\}/g;

/** The words of scripts, which most documents share. */
const wordsOf: Record<string, string[]> = {};
const wordsIn = (script: string) => [...new Set(script.match(/[^\s"'`]+/g))];

/** The compiled stylesheets. The documents of a site share most. */
const plans: Record<string, Plan> = {};

type Plan = ReturnType<typeof compile>;

/**
 * Compiles a stylesheet. At-rules that aren't groups are kept as they are: beasties sees a placeholder for each.
 * @throws if a selector can't be read, which would drop its rule
 */
function compile(css: string) {
  const root = parse(css.replace(UNUSED_RESET, '').replace(PROPERTY_FALLBACK, ''));
  removeFallbacks(root);
  const tokens = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'theme') layer.walkDecls(/^--/, ({ prop }) => void tokens.add(prop));
  });
  const kept: string[] = [];
  root.walkAtRules((rule) => {
    if (!rule.nodes || isGroup(rule)) return;
    const placeholder = atRule({ name: 'kept', params: String(kept.length) });
    kept.push(String(rule));
    rule.replaceWith(placeholder);
  });
  const sheet = compileSheet(String(root), { exact: false, allowRules: ALWAYS_KEPT });
  if (sheet.warnings.length > 0)
    throw new Error(
      `The stylesheet has selectors that beasties can't read; list them in ALWAYS_KEPT: ${sheet.warnings.join(', ')}`,
    );
  return {
    sheet,
    attrs: new Set(css.match(/(?<=\[)[\w-]+/g)),
    ids: new Set(css.match(/(?<=#)[\w-]+/g)),
    kept,
    tokens,
    results: new MemoryCache<string>(),
  };
}

/** Removes what Tailwind writes, without a switch, for browsers older than those in package.json. */
function removeFallbacks(root: Root): void {
  root.walkDecls(/^-webkit-mask/, (prefixed) => void prefixed.remove());
  root.walkAtRules('supports', (supports) => {
    if (supports.params !== '(color:color-mix(in lab,red,red))') return;
    supports.walkDecls(({ prop, parent }) => removeDeclaration(supports.prev(), prop, parent));
    supports.replaceWith(supports.nodes ?? []);
  });
}

/** Removes a declaration from a rule if that has the same selector as another rule. */
function removeDeclaration(rule: ChildNode | undefined, prop: string, other: unknown): void {
  if (rule?.type !== 'rule' || !(other instanceof Rule) || rule.selector !== other.selector) return;
  rule.walkDecls(prop, (fallback) => void fallback.remove());
  if (rule.nodes.length === 0) rule.remove();
}

/** The place of an at-rule. The last one in a block has no semicolon. */
const KEPT = /@kept (\d+);?/g;

const REGISTERED = /@property ([\w-]+)[^}]*\}/g;

/** A custom property in a rule. */
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;

const isGroup = ({ name, nodes = [] }: AtRule) =>
  GROUPS.includes(name) && nodes.some(({ type }) => type === 'rule' || type === 'atrule');
