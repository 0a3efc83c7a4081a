import { nameOf, partAt, type Part, type Place } from './tree';

/** What people read or hear: attributes of HTML and ARIA, and props that lead to them. */
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

/** Beyond these a value goes elsewhere under a name. */
const ENDS = ['VariableDeclarator', 'ExpressionStatement', 'JSXSpreadAttribute'];

const COMPARISONS = ['===', '!==', '==', '!=', 'in'];
/** Calls that take names of elements, not words. */
const LOOKUPS = /^(querySelector(All)?|getElementById|closest|matches)$/;
const ELEMENTS = ['JSXElement', 'JSXFragment'];
const OF_VALUES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Where a string stands: for people, for the machine, or where only its look can tell. */
export type Position = 'visible' | 'code' | 'unknown';

/** Whether the inner of two parts is no value, but a name, a type or what is compared. */
function isCode(inner: Part, outer: Part): boolean {
  const { type } = outer;
  if (type.startsWith('TS') && !OF_VALUES.includes(type)) return true;
  if (/^(Import|ExportAll|ExportNamed)/.test(type) && outer.source === inner) return true;
  if (type === 'TaggedTemplateExpression') return nameOf(partAt(outer, 'tag')) === 'graphql';
  if (type === 'BinaryExpression') return COMPARISONS.includes(String(outer.operator));
  if (type === 'SwitchCase') return outer.test === inner;
  if (/^(Object|Class)(Property|Method)$/.test(type)) return outer.key === inner && !outer.computed;
  if (type.endsWith('MemberExpression')) return outer.property === inner;
  const callee = partAt(outer, 'callee');
  if (type === 'NewExpression') return isErrorOrFormat(callee);
  return type.endsWith('CallExpression') && LOOKUPS.test(nameOf(partAt(callee, 'property')));
}

/** `new Error` is for developers, `new Intl.NumberFormat` takes names of formats. */
const isErrorOrFormat = (callee: Part | undefined) =>
  nameOf(callee).endsWith('Error') || nameOf(partAt(callee, 'object')) === 'Intl';

/** Where a value goes by the part around it, if that alone can tell. */
function positionIn(inner: Part, outer: Part, beyond: Part | undefined): Position | undefined {
  if (isCode(inner, outer)) return 'code';
  if (outer.type === 'JSXAttribute') return positionInAttribute(outer, beyond);
  if (outer.type === 'JSXExpressionContainer' && beyond && ELEMENTS.includes(beyond.type)) {
    const element = nameOf(partAt(partAt(beyond, 'openingElement'), 'name'));
    return element === 'style' || element === 'script' ? 'code' : 'visible';
  }
  if (outer.type === 'ObjectProperty') {
    return VISIBLE.has(nameOf(partAt(outer, 'key'))) ? 'visible' : undefined;
  }
  if (outer.type === 'AssignmentExpression') {
    return VISIBLE.has(nameOf(partAt(partAt(outer, 'left'), 'property'))) ? 'visible' : 'unknown';
  }
  return ENDS.includes(outer.type) ? 'unknown' : undefined;
}

function positionInAttribute(attribute: Part, element: Part | undefined): Position {
  const name = nameOf(attribute);
  if (VISIBLE.has(name)) return 'visible';
  const isOfHtml = /^[a-z]/.test(nameOf(partAt(element, 'name')));
  return isOfHtml && name !== 'content' ? 'code' : 'unknown';
}

/** Where a string stands, by all that is around it. */
export function positionOf({ part, around }: Place): Position {
  let inner = part;
  for (const [index, outer] of around.entries()) {
    const position = positionIn(inner, outer, around[index + 1]);
    if (position) return position;
    inner = outer;
  }
  return 'unknown';
}
