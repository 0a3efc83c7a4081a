const { readFileSync } = require('node:fs');
const path = require('node:path');

const PACKAGE = 'lucide-react';
const ENTRY = path.join(
  path.dirname(require.resolve(`${PACKAGE}/package.json`)),
  'dist/esm/lucide-react.mjs',
);
const LINE = /^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm;
const NAME = /default as (\w+)/g;

/** The file of each icon by every name that the package gives it. */
const FILES = new Map(
  [...readFileSync(ENTRY, 'utf8').matchAll(LINE)].flatMap(([, names, file]) =>
    [...names.matchAll(NAME)].map(([, name]) => [name, file]),
  ),
);

/**
 * A Babel plugin that turns `import { Check } from 'lucide-react'` into an import of that icon's own
 * file: webpack would otherwise read all of the package's two thousand icons, once for each bundle.
 */
module.exports = ({ types }) => ({
  name: 'direct-icons',
  visitor: {
    ImportDeclaration(place) {
      const { source, specifiers, importKind } = place.node;
      if (source.value !== PACKAGE || importKind === 'type') return;
      const isIcon = (specifier) =>
        specifier.type === 'ImportSpecifier' && FILES.has(specifier.imported.name);
      const others = specifiers.filter((specifier) => !isIcon(specifier));
      if (others.length === specifiers.length) return;
      place.replaceWithMultiple([
        ...specifiers
          .filter(isIcon)
          .map(({ local, imported }) =>
            types.importDeclaration(
              [types.importDefaultSpecifier(local)],
              types.stringLiteral(`${PACKAGE}/icons/${FILES.get(imported.name)}`),
            ),
          ),
        ...(others.length > 0 ? [types.importDeclaration(others, source)] : []),
      ]);
    },
  },
});
