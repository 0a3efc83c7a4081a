const { readFileSync } = require('node:fs');
const path = require('node:path');

const PACKAGE = 'lucide-react';
const FOLDER = path.join(path.dirname(require.resolve(`${PACKAGE}/package.json`)), 'dist/esm');
const INDEX = path.join(FOLDER, `${PACKAGE}.mjs`);
const DATA = '__iconData';

const DRAW_ICON = path.resolve(__dirname, '../../src/components/icons/draw-icon');

/** Returns a value that was found in a file of the package. Throws an error that names both if it is missing. */
function found(value, what, file) {
  if (value) return value;
  throw new Error(
    `gatsby-plugin-lean-build looked for ${what} in ${file} and did not find it. Adjust icon-shapes.cjs to the new version of ${PACKAGE}.`,
  );
}

const nameOf = (key) => key.name ?? key.value;
const property = (object, name) =>
  object?.properties.find((each) => nameOf(each.key) === name)?.value;

/**
 * A Babel plugin that turns `import { Check } from 'lucide-react'` into that icon's shapes, drawn by
 * src/components/icons/draw-icon.tsx. The package's components bring a runtime of 1.3 kB, and its
 * index makes webpack read 1,900 icons.
 */
module.exports = ({ types, parseSync }) => {
  const statementsOf = (file) =>
    parseSync(readFileSync(file, 'utf8'), { filename: file, configFile: false, babelrc: false })
      .program.body;

  let files;

  /** The file of each icon, by each name under which the package exports the icon. */
  const filesByName = () =>
    (files ??= new Map(
      statementsOf(INDEX)
        .filter(
          ({ type, source }) =>
            type === 'ExportNamedDeclaration' && source?.value.startsWith('./icons/'),
        )
        .flatMap(({ specifiers, source }) =>
          specifiers.map(({ exported }) => [exported.name, path.join(FOLDER, source.value)]),
        ),
    ));

  /** The shapes of an icon, without the keys that only the package's own components read. */
  function shapesOf(file) {
    const data = statementsOf(file)
      .flatMap(({ declarations = [] }) => declarations)
      .find(({ id }) => id.name === DATA)?.init;
    const shapes = found(property(data, 'node'), `the property node of ${DATA}`, file);
    for (const { elements } of shapes.elements) {
      const attributes = elements[1];
      attributes.properties = attributes.properties.filter(({ key }) => nameOf(key) !== 'key');
    }
    return types.cloneNode(shapes, true, true);
  }

  return {
    name: 'icon-shapes',
    visitor: {
      ImportDeclaration(place, { filename }) {
        const { source, specifiers, importKind } = place.node;
        if (source.value !== PACKAGE || importKind === 'type') return;
        found(filesByName().size, 'exports of icons', INDEX);
        const isIcon = (specifier) =>
          specifier.type === 'ImportSpecifier' &&
          specifier.importKind !== 'type' &&
          filesByName().has(specifier.imported.name);
        const icons = specifiers.filter(isIcon);
        if (icons.length === 0) return;

        const others = specifiers.filter((specifier) => !isIcon(specifier));
        const draw = place.scope.generateUidIdentifier('drawIcon');
        const from = path.relative(path.dirname(filename), DRAW_ICON).replaceAll('\\', '/');
        const declare = ({ local, imported }) =>
          types.variableDeclaration('const', [
            types.variableDeclarator(
              local,
              types.callExpression(types.cloneNode(draw), [
                shapesOf(filesByName().get(imported.name)),
              ]),
            ),
          ]);
        place.replaceWithMultiple([
          types.importDeclaration(
            [types.importSpecifier(draw, types.identifier('drawIcon'))],
            types.stringLiteral(from.startsWith('.') ? from : `./${from}`),
          ),
          ...(others.length > 0 ? [types.importDeclaration(others, source)] : []),
          ...icons.map(declare),
        ]);
      },
    },
  };
};
