// A rule of oxlint: hooks and handlers belong in files that an island imports, directly or not, and what an island
// exports belongs in an <Island>.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const islands = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.island.tsx'))
  .map((file) => `./src/${file}`);
const { metafile } = buildSync({
  entryPoints: islands,
  bundle: true,
  packages: 'external',
  jsx: 'automatic',
  outdir: 'unused',
  write: false,
  metafile: true,
});
/** The files that run in the browser. */
const reached = new Set(Object.keys(metafile.inputs).map((file) => resolve(file)));

const rule = {
  create(context) {
    if (reached.has(context.filename)) return {};
    const report = (node, name) =>
      context.report({
        node,
        message: `${name} never runs in the browser, because no island (*.island.tsx) imports this file.`,
      });
    /** The components that the file imports from islands. */
    const imported = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (source.value.endsWith('.island'))
          for (const { local } of specifiers) imported.add(local.name);
      },
      JSXElement({ openingElement: { name }, parent }) {
        if (imported.has(name.name) && parent?.openingElement?.name.name !== 'Island')
          context.report({
            node: name,
            message: `<${name.name}> never runs in the browser, because it isn’t the child of an <Island>.`,
          });
      },
      JSXAttribute(node) {
        if (/^on[A-Z]/.test(node.name.name)) report(node, node.name.name);
      },
      CallExpression({ callee: node }) {
        const { name } = node.type === 'MemberExpression' ? node.property : node;
        if (/^use[A-Z]/.test(name)) report(node, name);
      },
    };
  },
};

export default { meta: { name: 'site' }, rules: { 'handlers-in-islands': rule } };
