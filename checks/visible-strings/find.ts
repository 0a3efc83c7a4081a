import { positionOf } from './positions';
import { nameOf, partAt, readTree, walk, type Part, type Place } from './tree';

/** A text that visitors would see or hear, and the line of the code on which it stands. */
export type Finding = { line: number; text: string };

/** Looks like words where the place can't tell: `Read Article`, or plain words one after another. */
const WORDS = /^\s*(\p{Lu}\p{Ll}+([\s,.:!?…’].*)?|\p{Ll}+[.!?…]?( \p{Ll}+[,.!?…]?)+)\s*$/su;

const LETTER = /\p{L}/u;

const PATH = /^\/\S*$/;

/** Finds the texts for visitors in a file of TypeScript, in the order of its lines. */
export function findVisibleStrings(code: string): Finding[] {
  const places = [...walk(readTree(code))];
  const shown = shownDeclarations(places);
  const findings = places.flatMap((place) => {
    const text = textOf(place.part);
    const isFound = LETTER.test(text) && isVisible(place, text, shown);
    return isFound ? [{ line: place.part.loc.start.line, text: text.trim() }] : [];
  });
  return findings.toSorted((one, other) => one.line - other.line);
}

function textOf(part: Part): string {
  if (part.type === 'StringLiteral' || part.type === 'JSXText') return String(part.value);
  if (part.type !== 'TemplateElement') return '';
  return String(Reflect.get(Object(part.value), 'cooked'));
}

function isVisible(place: Place, text: string, shown: ReadonlySet<Part>): boolean {
  if (place.part.type === 'JSXText') return true;
  const position = positionOf(place);
  if (position === 'code' || PATH.test(text)) return false;
  const isShown = [place.part, ...place.around].some((part) => shown.has(part));
  return position === 'visible' || (isShown && !isKept(place)) || WORDS.test(text);
}

/** In a list of objects a page goes through, and in attributes, most strings are for the machine. */
const isKept = ({ around }: Place) => {
  const types = around.map(({ type }) => type);
  const isInObject = types.includes('ObjectProperty') && types.includes('ArrayExpression');
  return isInObject || types.includes('JSXAttribute');
};

/** What visible places name and the file declares: tables of labels, and what functions return. */
function shownDeclarations(places: readonly Place[]): Set<Part> {
  const declared = new Map(places.flatMap(({ part }) => declarationOf(part)));
  const shown = new Set<Part>();
  const show = (named: readonly Place[]) => {
    for (const { part } of named) {
      const value = part.type === 'Identifier' ? declared.get(nameOf(part)) : undefined;
      for (const result of value ? resultsOf(value) : []) {
        if (shown.has(result)) continue;
        shown.add(result);
        show([...walk(result)].filter((place) => positionOf(place) !== 'code'));
      }
    }
  };
  show(
    places.filter((place) => place.part.type === 'Identifier' && positionOf(place) === 'visible'),
  );
  return shown;
}

function declarationOf(part: Part): [string, Part][] {
  if (part.type === 'FunctionDeclaration') return [[nameOf(partAt(part, 'id')), part]];
  const value = partAt(part, 'init');
  return part.type === 'VariableDeclarator' && value ? [[nameOf(partAt(part, 'id')), value]] : [];
}

/** A value itself, or what a function gives back. */
function resultsOf(value: Part): Part[] {
  const body = partAt(value, 'body');
  if (!/Function/.test(value.type) || !body) return [value];
  if (body.type !== 'BlockStatement') return [body];
  return [...walk(body)].map(({ part }) => part).filter(({ type }) => type === 'ReturnStatement');
}
