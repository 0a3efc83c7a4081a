import { AtRule, type Container, type Root } from 'postcss';
import parser, { type ClassName } from 'postcss-selector-parser';
import { decodeName } from './selector-names';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CLASS_ATTRIBUTE = /(<[a-z][^>]*?\sclass=")([^"]*)"/gi;

/** The name of a class in documents, by its name in components. */
export type ShortClasses = ReadonlyMap<string, string>;

/** The classes of the whole stylesheet. */
export type StylesheetClasses = { all: ReadonlySet<string>; utilities: ReadonlySet<string> };

/**
 * Finds Tailwind's utilities that may have another name in documents: those that no rule combines with
 * another class or puts into a pseudo-class such as `:not()`. React keeps the short names in a document,
 * but renders new elements with long names. A rule with two classes would fail where it meets one of each.
 */
export function findClasses(stylesheet: Root): StylesheetClasses {
  const utilities = new Set<string>();
  const others = new Set<string>();
  stylesheet.walkRules((rule) => {
    const ofUtilities = isInLayer(rule.parent as Container | undefined, 'utilities');
    for (const selector of parser().astSync(rule.selector).nodes) {
      const classes: ClassName[] = [];
      selector.walkClasses((node) => void classes.push(node));
      const isAlone = ofUtilities && classes.length === 1 && classes[0]!.parent === selector;
      for (const { value } of classes) (isAlone ? utilities : others).add(value);
    }
  });
  return {
    all: new Set([...utilities, ...others]),
    utilities: new Set([...utilities].filter((name) => !others.has(name))),
  };
}

/**
 * Gives the utilities of a stylesheet short names.
 * @param taken the classes of documents, which no utility may be renamed to
 * @returns the short names, in the order of the stylesheet
 */
export function shortenClasses(
  root: Root,
  { all, utilities }: StylesheetClasses,
  taken: ReadonlySet<string>,
): ShortClasses {
  const names = shortNames((name) => all.has(name) || taken.has(name));
  const short = new Map<string, string>();
  const rename = (node: ClassName) => {
    if (!utilities.has(node.value)) return;
    const value = short.get(node.value) ?? names.next().value;
    short.set(node.value, value);
    node.replaceWith(parser.className({ value }));
  };
  root.walkRules((rule) => {
    rule.selector = parser((selectors) => selectors.walkClasses(rename)).processSync(rule.selector);
  });
  return short;
}

/** Writes the short names into a document. */
export const withShortClasses = (html: string, short: ShortClasses): string =>
  html.replace(CLASS_ATTRIBUTE, (_, before: string, names: string) => {
    const each = names.split(/\s+/).filter(Boolean);
    return `${before}${each.map((name) => short.get(decodeName(name)) ?? name).join(' ')}"`;
  });

function isInLayer(container: Container | undefined, name: string): boolean {
  if (!container || container.type === 'root') return false;
  const isLayer = container instanceof AtRule && container.name === 'layer';
  if (isLayer && container.params === name) return true;
  return isInLayer(container.parent as Container | undefined, name);
}

/** Generates a, b … z, aa, ab … without the names that are taken. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let number = 0; ; number += 1) {
    let name = '';
    for (let rest = number; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
      name = LETTERS[rest % LETTERS.length]! + name;
    }
    if (!isTaken(name)) yield name;
  }
}
