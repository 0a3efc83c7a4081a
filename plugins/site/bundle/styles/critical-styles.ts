import type { HTMLElement } from 'node-html-parser';
import { MemoryCache } from '../../memory-cache';
import { canMatch, type Names } from './can-match';
import { parseStyles, type Part } from './parse-styles';

type Options = {
  /** Code that can add elements and classes; every word in it counts as both. */
  scripts: string[];
  /** The document's other styles, which can use tokens. */
  styles?: string[];
  /** Whether islands run, which can give attributes any value. */
  withIslands: boolean;
};

/**
 * Reduces a stylesheet to the rules whose classes, ids and names occur in elements, and to the tokens that they use.
 * Before islands run, attributes have to occur, too.
 * @throws if a selector can't be read
 */
export function criticalStyles(
  css: string,
  elements: readonly HTMLElement[],
  { scripts, styles = [], withIslands }: Options,
): string {
  const sheet = (sheets[css] ??= readSheet(css));
  const sorted = (names: string[]) => [...new Set(names)].toSorted();
  const found = {
    tags: sorted(elements.map(({ rawTagName }) => rawTagName)),
    classes: sorted(elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])),
    // Every article has headings of its own.
    ids: sorted(elements.map(({ id }) => id).filter((id) => sheet.ids.has(id))),
    attributes: withIslands ? null : sorted(elements.flatMap(attributesOf).filter(sheet.asksFor)),
    // Firefox sets `dir` on what it translates, once the document is there.
    hasRightToLeft:
      withIslands ||
      elements.some(
        ({ rawTagName, attrs }) => rawTagName === 'bdi' || (attrs.dir ?? 'ltr') !== 'ltr',
      ),
  };
  // Most articles have the same.
  return sheet.results.get([found, scripts, styles], () => rulesFor(found, sheet, scripts, styles));
}

/** The stylesheets that have been parsed. The documents of a site share most. */
const sheets: Record<string, Sheet> = {};

type Sheet = ReturnType<typeof readSheet>;

function readSheet(css: string) {
  const parts = parseStyles(css);
  const theme = parts.filter((part) => part.type === 'group' && part.prelude === '@layer theme');
  return {
    parts,
    ids: new Set(css.match(/(?<=#)[\w-]+/g)),
    tokens: new Set(theme.flatMap(declaredIn)),
    asksFor: isOneOf(parts.flatMap(attributesIn)),
    results: new MemoryCache<string>(),
  };
}

const declaredIn = (part: Part): string[] => {
  if (part.type === 'declaration') return [part.name];
  return 'parts' in part ? part.parts.flatMap(declaredIn) : [];
};

/** An attribute as a selector has it. */
const written = (name: string, value?: string) => (value === undefined ? name : `${name}=${value}`);

const attributesOf = ({ attrs }: HTMLElement) =>
  Object.entries(attrs).flatMap(([name, value]) => [name, written(name, value)]);

/** The attributes for which the selectors of a part ask. */
function attributesIn(part: Part): string[] {
  if (!('parts' in part)) return [];
  const found = part.parts.flatMap(attributesIn);
  if (part.type === 'rule')
    for (const { parsed } of part.selectors)
      parsed.walkAttributes(({ attribute, value }) => void found.push(written(attribute, value)));
  return [...found, ...found.map((each) => each.split('=')[0] ?? '')];
}

const isOneOf = (values: readonly string[]) => {
  const set = new Set(values);
  return (value: string) => set.has(value);
};

type Found = Record<'tags' | 'classes' | 'ids', string[]> & {
  /** The attributes for which the stylesheet asks; null if all may occur. */
  attributes: string[] | null;
  hasRightToLeft: boolean;
};

function rulesFor(found: Found, sheet: Sheet, scripts: string[], styles: string[]): string {
  const words = new Set(scripts.flatMap((script) => (wordsOf[script] ??= wordsIn(script))));
  const names = {
    tags: new Set([...found.tags, ...words]),
    classes: new Set([...found.classes, ...words]),
    ids: new Set(found.ids),
    mayHave: mayHave(found.attributes, scripts),
    hasRightToLeft: found.hasRightToLeft,
  };
  const matching = sheet.parts.flatMap((part) => matchingIn(part, names));
  const all = print(matching, () => true);
  return print(matching, usedIn([all, ...styles].join(''), sheet));
}

/** Attributes that browsers set when a visitor opens something. */
const SET_BY_BROWSERS = ['open'];

/**
 * A script contains the names of the attributes that it sets, perhaps in another case, without a prefix or without
 * hyphens (`dataset.inSight`), and their values.
 */
function mayHave(attributes: readonly string[] | null, scripts: readonly string[]) {
  if (!attributes) return () => true;
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '');
  const code = plain(scripts.join('\n'));
  return (name: string, value?: string) =>
    SET_BY_BROWSERS.includes(name) ||
    attributes.includes(written(name, value)) ||
    (code.includes(plain(name.replace(/^(?:data|aria)-/, ''))) &&
      code.includes(plain(value ?? '')));
}

/** What is left of a part without the selectors that match nothing. */
function matchingIn(part: Part, names: Names): Part[] {
  if (part.type !== 'rule' && part.type !== 'group') return [part];
  const parts = part.parts.flatMap((inner) => matchingIn(inner, names));
  if (part.type === 'group') return [{ ...part, parts }];
  const selectors = part.selectors.filter(({ parsed }) => canMatch(parsed, names));
  return selectors.length > 0 ? [{ ...part, selectors, parts }] : [];
}

/** The words of scripts, which most documents share. */
const wordsOf: Record<string, string[]> = {};
const wordsIn = (script: string) => [...new Set(script.match(/[^\s"'`]+/g))];

/** Whether anything uses what a part defines: a token, a registered property, or an animation. */
type IsUsed = (part: Part) => boolean;

function usedIn(css: string, { tokens }: Sheet): IsUsed {
  const properties = new Set(css.match(/(?<=var\()--[\w-]+/g));
  return (part) => {
    if (part.type === 'declaration') {
      const isOptional = tokens.has(part.name) || part.name.startsWith('--tw-');
      return !isOptional || properties.has(part.name);
    }
    if (part.type !== 'at-rule') return true;
    if (part.name === 'property') return properties.has(part.params);
    // The keyframes have the name once.
    return part.name !== 'keyframes' || css.split(part.params).length > 2;
  };
}

/** Writes the text of parts, except for those that nothing uses or that are empty. */
function print(parts: readonly Part[], isUsed: IsUsed): string {
  let text = '';
  let separator = '';
  for (const part of parts) {
    const printed = isUsed(part) && printPart(part, isUsed);
    if (!printed) continue;
    text += separator + printed;
    const isStatement = part.type === 'at-rule' && part.isStatement;
    separator = isStatement || part.type === 'declaration' ? ';' : '';
  }
  return text;
}

function printPart(part: Part, isUsed: IsUsed): string {
  if (part.type === 'declaration' || part.type === 'at-rule') return part.text;
  const body = print(part.parts, isUsed);
  if (part.type === 'rule')
    return body && `${part.selectors.map(({ text }) => text).join()}{${body}}`;
  // An empty layer still has its place among the layers.
  return body || part.name === 'layer' ? `${part.prelude}{${body}}` : '';
}
