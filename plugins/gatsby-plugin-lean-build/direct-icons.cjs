const { readFileSync } = require('node:fs');
const path = require('node:path');

const PACKAGE = 'lucide-react';
const FOLDER = path.join(path.dirname(require.resolve(`${PACKAGE}/package.json`)), 'dist/esm');
const LINE = /^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm;
const NAME = /default as (\w+)/g;
const DATA = /^const __iconData = (\{.*?^\});$/ms;

const DRAW_ICON = path.resolve(__dirname, '../../src/components/icons/draw-icon');

/** The file of each icon by every name that the package gives it. */
const FILES = new Map(
  [...readFileSync(path.join(FOLDER, `${PACKAGE}.mjs`), 'utf8').matchAll(LINE)].flatMap(
    ([, names, file]) => [...names.matchAll(NAME)].map(([, name]) => [name, file]),
  ),
);

/**
 * A Babel plugin that turns `import { Check } from 'lucide-react'` into that icon's shapes, drawn by
 * src/components/icons/draw-icon.tsx: the package's own components, which can do much that the site
 * doesn't ask for, weigh more than all its icons.
 */
module.exports = ({ types, template }) => {
  const isNamed = (property, name) => (property.key.name ?? property.key.value) === name;

  /** The shapes of an icon, without the keys that only the package's own components read. */
  function shapesOf(name) {
    const text = readFileSync(path.join(FOLDER, 'icons', `${FILES.get(name)}.mjs`), 'utf8');
    const data = template.expression.ast(DATA.exec(text)[1]);
    const shapes = data.properties.find((property) => isNamed(property, 'node')).value;
    for (const { elements } of shapes.elements) {
      elements[1].properties = elements[1].properties.filter((each) => !isNamed(each, 'key'));
    }
    return shapes;
  }

  return {
    name: 'direct-icons',
    visitor: {
      ImportDeclaration(place, { filename }) {
        const { source, specifiers, importKind } = place.node;
        if (source.value !== PACKAGE || importKind === 'type') return;
        const isIcon = (specifier) =>
          specifier.type === 'ImportSpecifier' &&
          specifier.importKind !== 'type' &&
          FILES.has(specifier.imported.name);
        const others = specifiers.filter((specifier) => !isIcon(specifier));
        if (others.length === specifiers.length) return;

        const draw = place.scope.generateUidIdentifier('drawIcon');
        const from = path.relative(path.dirname(filename), DRAW_ICON).replaceAll('\\', '/');
        place.replaceWithMultiple([
          types.importDeclaration(
            [types.importSpecifier(draw, types.identifier('drawIcon'))],
            types.stringLiteral(from.startsWith('.') ? from : `./${from}`),
          ),
          ...(others.length > 0 ? [types.importDeclaration(others, source)] : []),
          ...specifiers
            .filter(isIcon)
            .map(({ local, imported }) =>
              types.variableDeclaration('const', [
                types.variableDeclarator(
                  local,
                  types.callExpression(types.cloneNode(draw), [shapesOf(imported.name)]),
                ),
              ]),
            ),
        ]);
      },
    },
  };
};
