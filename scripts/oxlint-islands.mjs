// A rule of oxlint: only the components of src/islands run in the browser, so only they may have handlers and hooks.

const WHY =
  'runs only in an island (src/islands), although it works in develop. Use CSS, or a script beside the markup (*.browser.ts).';

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
