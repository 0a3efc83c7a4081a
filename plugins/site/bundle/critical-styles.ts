import { compileSheet } from 'beasties/compiler';
import { renderCriticalCss } from 'beasties/runtime';
import type { HTMLElement } from 'node-html-parser';

/** Tailwind's resets of date and file fields, which no page has. */
const UNUSED_RESET = /(?<=[{}])(?:::(?:-webkit-date|-webkit-cal|file)[\w-]+,?)+\{[^}]*\}/g;

/**
 * Selectors that beasties misreads, and would drop: those of nothing but pseudo-classes, such as
 * `:focus-visible`, and those with a class such as `[&:has(a)]:hidden` after a pseudo-class like `:has(b)`.
 */
const ALWAYS_KEPT = [/^:/, /(?<!\\):[\w-]+\(.*\\\)/];

/** Registered properties. beasties would keep all, and write a semicolon after each, which ends the next rule. */
const PROPERTY_RULE = /@property ([\w-]+)[^}]*\}/g;

/** What Tailwind writes for browsers without `@property`, and has no option against: package.json has none of these. */
const PROPERTY_FALLBACK = /@layer properties\{@supports[^{]+\{(?:[^{}]+\{[^}]+\})+\}\}/;

/**
 * Reduces a stylesheet to the rules whose classes, ids and elements occur in a document.
 * @param scripts code that can add elements and classes; every word in it counts as both
 */
export function criticalStyles(css: string, document: HTMLElement, scripts: string[]): string {
  const { sheet, attrs, properties } = (plans[css] ??= compile(css));
  const elements = document.querySelectorAll('*');
  const words = new Set(scripts.flatMap((script) => (wordsOf[script] ??= wordsIn(script))));
  const used = {
    tags: new Set([...elements.map(({ rawTagName }) => rawTagName), ...words]),
    classes: new Set([
      ...elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []),
      ...words,
    ]),
    ids: new Set(elements.map(({ id }) => id)),
    attrs,
  };
  const { css: rules } = renderCriticalCss(sheet, used, { keyframes: 'all' });
  const read = properties.filter(([, name]) => rules.includes(`var(${name}`));
  return rules + read.map(([rule]) => rule).join('');
}

/** The words of scripts, which most documents share. */
const wordsOf: Record<string, string[]> = {};
const wordsIn = (script: string) => [...new Set(script.match(/[^\s"'`]+/g))];

/** The compiled stylesheets. The documents of a site share most. */
const plans: Record<string, ReturnType<typeof compile>> = {};

const compile = (css: string) => ({
  sheet: compileSheet(
    css.replace(UNUSED_RESET, '').replace(PROPERTY_RULE, '').replace(PROPERTY_FALLBACK, ''),
    { exact: false, allowRules: ALWAYS_KEPT },
  ),
  attrs: new Set(css.match(/(?<=\[)[\w-]+/g)),
  properties: [...css.matchAll(PROPERTY_RULE)],
});
