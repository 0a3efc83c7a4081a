import { positionOf } from './positions';
import { nameOf, nodeAt, readTree, walk, type Node, type NodeWithAncestors } from './tree';

/** A text that visitors would see or hear, and its line in the code. */
export type Finding = { line: number; text: string };

/** Matches text that looks like prose: `Read Article`, or several lower-case words. Decides for unknown positions. */
const WORDS = /^\s*(\p{Lu}\p{Ll}+([\s,.:!?…’].*)?|\p{Ll}+[.!?…]?( \p{Ll}+[,.!?…]?)+)\s*$/su;

const LETTER = /\p{L}/u;

const PATH = /^\/\S*$/;

/** Finds the texts for visitors in a file of TypeScript, in the order of its lines. */
export function findVisibleStrings(code: string): Finding[] {
  const places = [...walk(readTree(code))];
  const shown = findShownDeclarations(places);
  const findings = places.flatMap((place) => {
    const text = textOf(place.node);
    const isFound = LETTER.test(text) && isVisible(place, text, shown);
    return isFound ? [{ line: place.node.loc.start.line, text: text.trim() }] : [];
  });
  return findings.toSorted((one, other) => one.line - other.line);
}

function textOf(node: Node): string {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateElement') return '';
  return String(Reflect.get(Object(node.value), 'cooked'));
}

function isVisible(place: NodeWithAncestors, text: string, shown: ReadonlySet<Node>): boolean {
  if (place.node.type === 'JSXText') return true;
  const position = positionOf(place);
  if (position === 'code' || PATH.test(text)) return false;
  const isShown = [place.node, ...place.ancestors].some((node) => shown.has(node));
  return position === 'visible' || (isShown && !isLikelyIdentifier(place)) || WORDS.test(text);
}

/** Most strings in attributes and in lists of objects are identifiers. */
const isLikelyIdentifier = ({ ancestors }: NodeWithAncestors) => {
  const types = ancestors.map(({ type }) => type);
  const isInObject = types.includes('ObjectProperty') && types.includes('ArrayExpression');
  return isInObject || types.includes('JSXAttribute');
};

/** The values in this file that visible positions use by name: tables of labels, and results of functions. */
function findShownDeclarations(places: readonly NodeWithAncestors[]): Set<Node> {
  const declared = new Map(places.flatMap(({ node }) => declarationOf(node)));
  const shown = new Set<Node>();
  const show = (named: readonly NodeWithAncestors[]) => {
    for (const { node } of named) {
      const value = node.type === 'Identifier' ? declared.get(nameOf(node)) : undefined;
      for (const result of value ? resultsOf(value) : []) {
        if (shown.has(result)) continue;
        shown.add(result);
        show([...walk(result)].filter((place) => positionOf(place) !== 'code'));
      }
    }
  };
  show(
    places.filter((place) => place.node.type === 'Identifier' && positionOf(place) === 'visible'),
  );
  return shown;
}

function declarationOf(node: Node): [string, Node][] {
  if (node.type === 'FunctionDeclaration') return [[nameOf(nodeAt(node, 'id')), node]];
  const value = nodeAt(node, 'init');
  return node.type === 'VariableDeclarator' && value ? [[nameOf(nodeAt(node, 'id')), value]] : [];
}

/** The value itself, or what a function returns. */
function resultsOf(value: Node): Node[] {
  const body = nodeAt(value, 'body');
  if (!/Function/.test(value.type) || !body) return [value];
  if (body.type !== 'BlockStatement') return [body];
  return [...walk(body)].map(({ node }) => node).filter(({ type }) => type === 'ReturnStatement');
}
