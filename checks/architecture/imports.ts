import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';

/** An import of one file of the project by another; both are paths from the project's folder. */
export type Import = {
  file: string;
  /** Without its extension if the import has none. */
  target: string;
  /** Whether only a type is imported, which doesn't exist at run time. */
  isType: boolean;
};

type Node = { type: string; [key: string]: unknown };

/** The project's own functions that load a file by its path from the project's folder. */
const LOADERS = ['load'];

/**
 * Reads which files of the project a JavaScript or TypeScript file imports.
 * @param file a path from `root`
 */
export const readImports = (root: string, file: string): Import[] =>
  findImports(file, readFileSync(path.join(root, file), 'utf8'));

/** Finds the imports of the project's own files in code, in every form that the project uses. */
export function findImports(file: string, code: string): Import[] {
  const tree = parse(code, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    plugins: ['typescript', 'jsx'],
  });
  return [...walk(tree.program as unknown as Node)].flatMap((node) => {
    const target = targetOf(node, file);
    return target === undefined ? [] : [{ file, target, isType: isTypeImport(node) }];
  });
}

function targetOf(node: Node, file: string): string | undefined {
  const isLoad = node.type === 'CallExpression' && LOADERS.includes(nameOf(node.callee));
  const specifier = specifierOf(node);
  if (specifier === undefined) return undefined;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return isLoad ? specifier : undefined;
}

function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return textOf(node.source);
    case 'ImportExpression':
      return textOf(node.source);
    case 'TSImportType':
      return textOf(node.argument);
    case 'CallExpression':
      return isNode(node.callee) &&
        (node.callee.type === 'Import' || ['require', ...LOADERS].includes(nameOf(node.callee)))
        ? textOf((node.arguments as unknown[])[0])
        : undefined;
    default:
      return undefined;
  }
}

const isTypeImport = (node: Node) =>
  node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';

const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : '';

const textOf = (node: unknown) =>
  isNode(node) && node.type === 'StringLiteral' ? String(node.value) : undefined;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* walk(child);
}
