import { nameOf, nodeAt, type Node, type NodeWithAncestors } from './tree';

/** Attributes of HTML and ARIA that visitors read or hear, and props that become such attributes. */
const VISIBLE = new Set([
  'alt',
  'ariaLabel',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'headline',
  'innerText',
  'label',
  'lead',
  'placeholder',
  'summary',
  'text',
  'textContent',
  'title',
]);

/** The search for a position ends at these nodes: outside of them, a value is used by its name. */
const ENDS = ['VariableDeclarator', 'ExpressionStatement', 'JSXSpreadAttribute'];

const COMPARISONS = ['===', '!==', '==', '!=', 'in'];
/** Calls that take selectors. */
const LOOKUPS = /^(querySelector(All)?|getElementById|closest|matches)$/;
const ELEMENTS = ['JSXElement', 'JSXFragment'];
const OF_VALUES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** The kind of position of a string. For `unknown`, only the text itself can decide. */
export type Position = 'visible' | 'code' | 'unknown';

/** Whether the inner of two nodes is a name, a type or an operand of a comparison instead of a value. */
function isCode(inner: Node, outer: Node): boolean {
  const { type } = outer;
  if (type.startsWith('TS') && !OF_VALUES.includes(type)) return true;
  if (/^(Import|ExportAll|ExportNamed)/.test(type) && outer.source === inner) return true;
  if (type === 'TaggedTemplateExpression') return nameOf(nodeAt(outer, 'tag')) === 'graphql';
  if (type === 'BinaryExpression') return COMPARISONS.includes(String(outer.operator));
  if (type === 'SwitchCase') return outer.test === inner;
  if (/^(Object|Class)(Property|Method)$/.test(type)) return outer.key === inner && !outer.computed;
  if (type.endsWith('MemberExpression')) return outer.property === inner;
  const callee = nodeAt(outer, 'callee');
  if (type === 'NewExpression') return isErrorOrFormat(callee);
  return type.endsWith('CallExpression') && LOOKUPS.test(nameOf(nodeAt(callee, 'property')));
}

/** `new Error` is for developers, `new Intl.NumberFormat` takes names of formats. */
const isErrorOrFormat = (callee: Node | undefined) =>
  nameOf(callee).endsWith('Error') || nameOf(nodeAt(callee, 'object')) === 'Intl';

/** The position of a value by the node around it; undefined if that node does not decide. */
function positionIn(inner: Node, outer: Node, beyond: Node | undefined): Position | undefined {
  if (isCode(inner, outer)) return 'code';
  if (outer.type === 'JSXAttribute') return positionInAttribute(outer, beyond);
  if (outer.type === 'JSXExpressionContainer' && beyond && ELEMENTS.includes(beyond.type)) {
    const element = nameOf(nodeAt(nodeAt(beyond, 'openingElement'), 'name'));
    return element === 'style' || element === 'script' ? 'code' : 'visible';
  }
  if (outer.type === 'ObjectProperty') {
    return VISIBLE.has(nameOf(nodeAt(outer, 'key'))) ? 'visible' : undefined;
  }
  if (outer.type === 'AssignmentExpression') {
    return VISIBLE.has(nameOf(nodeAt(nodeAt(outer, 'left'), 'property'))) ? 'visible' : 'unknown';
  }
  return ENDS.includes(outer.type) ? 'unknown' : undefined;
}

function positionInAttribute(attribute: Node, element: Node | undefined): Position {
  const name = nameOf(attribute);
  if (VISIBLE.has(name)) return 'visible';
  const isOfHtml = /^[a-z]/.test(nameOf(nodeAt(element, 'name')));
  return isOfHtml && name !== 'content' ? 'code' : 'unknown';
}

/** The position of a string, by the nodes around it from the inside to the outside. */
export function positionOf({ node, ancestors }: NodeWithAncestors): Position {
  let inner = node;
  for (const [index, outer] of ancestors.entries()) {
    const position = positionIn(inner, outer, ancestors[index + 1]);
    if (position) return position;
    inner = outer;
  }
  return 'unknown';
}
