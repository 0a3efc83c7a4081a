// A rule of oxlint: the browser runs the components of files *.island.tsx alone, so only they have handlers and hooks.

const WHY = 'runs only in an island (a file *.island.tsx), although it works in develop.';

const rule = {
  create: (context) => ({
    JSXAttribute(node) {
      const { name } = node.name;
      if (/^on[A-Z]/.test(name)) context.report({ node, message: `${name} ${WHY}` });
    },
    CallExpression({ callee: node }) {
      const { name } = node.type === 'MemberExpression' ? node.property : node;
      if (/^use[A-Z]/.test(name)) context.report({ node, message: `${name} ${WHY}` });
    },
    ClassDeclaration({ superClass: node }) {
      const { name } = node?.type === 'MemberExpression' ? node.property : (node ?? {});
      if (name?.endsWith('Component')) context.report({ node, message: `${name} ${WHY}` });
    },
  }),
};

export default { meta: { name: 'site' }, rules: { 'handlers-in-islands': rule } };
