import { AtRule, type Container, type Root } from 'postcss';
import parser, { type ClassName } from 'postcss-selector-parser';
import { decode } from './used-names';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CLASS_ATTRIBUTE = /(<[a-z][^>]*?\sclass=")([^"]*)"/gi;

/** What a class is called in documents, by what it is called in the components. */
export type ShortClasses = ReadonlyMap<string, string>;

/** The classes of the whole stylesheet. */
export type StylesheetClasses = { all: ReadonlySet<string>; utilities: ReadonlySet<string> };

/**
 * Finds Tailwind's utilities that may have another name in documents: no rule names them beside another
 * class, or says what must not have them. React keeps the names that a document has, and brings the
 * whole stylesheet for what it draws itself, so an element has either all names short or all long, and
 * a rule of two classes would ask for elements of both kinds.
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
 * @param taken classes of documents, whose names no other may get
 * @returns the new names, in the order of the stylesheet
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
    if (!short.has(node.value)) short.set(node.value, names.next().value);
    node.replaceWith(parser.className({ value: short.get(node.value)! }));
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
    return `${before}${each.map((name) => short.get(decode(name)) ?? name).join(' ')}"`;
  });

function isInLayer(container: Container | undefined, name: string): boolean {
  if (!container || container.type === 'root') return false;
  const isLayer = container instanceof AtRule && container.name === 'layer';
  if (isLayer && container.params === name) return true;
  return isInLayer(container.parent as Container | undefined, name);
}

/** a, b … z, aa, ab …, without those that are taken. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let number = 0; ; number += 1) {
    let name = '';
    for (let rest = number; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
      name = LETTERS[rest % LETTERS.length]! + name;
    }
    if (!isTaken(name)) yield name;
  }
}
