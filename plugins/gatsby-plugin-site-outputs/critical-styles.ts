import { compileSheet } from 'beasties/compiler';
import { renderCriticalCss, scanHtml } from 'beasties/runtime';

/** The theme's script sets these classes, so no document has them yet. */
const SET_BY_SCRIPT = ['dark', 'light'];

/**
 * Reduces a stylesheet to the rules that a document can use. A rule stays if all its classes, ids and
 * elements occur in the document, whatever its attributes and pseudo-classes: scripts change these.
 * @param script the code that may add elements; each of its words counts as a class and an element
 */
export function criticalStyles(css: string, html: string, script: string): string {
  const { sheet, attributes } = (plans[css] ??= compile(css));
  const used = scanHtml(html, [], { chars: false });
  for (const name of SET_BY_SCRIPT) used.classes.add(name);
  for (const name of attributes) used.attrs.add(name);
  for (const [word] of script.matchAll(/[^\s"'`]+/g)) {
    used.classes.add(word);
    used.tags.add(word);
  }
  return renderCriticalCss(sheet, used, { keyframes: 'all' }).css;
}

/** The compiled stylesheets. The documents of a site share most. */
const plans: Record<string, ReturnType<typeof compile>> = {};

function compile(css: string) {
  // beasties drops selectors of nothing but pseudo-classes, such as `:focus-visible`, unless allowed.
  const sheet = compileSheet(css, { exact: false, allowRules: [/^:/] });
  const conditions = sheet.rules.flatMap(({ match = [] }) => match);
  return {
    sheet,
    attributes: conditions.flatMap((one) => (one === true ? [] : (one.attrs ?? []))),
  };
}
