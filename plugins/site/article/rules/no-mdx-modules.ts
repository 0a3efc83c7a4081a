import { syntaxRule } from './syntax-rule';

/** Lines of MDX that import or export something. */
export const noMdxModules = syntaxRule(
  'no-mdx-modules',
  /^(?:import (?:.+ from )?['"].+['"]|export (?:const|default|function) .*)/gm,
  'is code of MDX; delete it',
);
