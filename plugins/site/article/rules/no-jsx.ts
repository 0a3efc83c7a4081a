import { syntaxRule } from './syntax-rule';

/** Tags of JSX: `<b style={{ color }}>`. */
export const noJsx = syntaxRule(
  'no-jsx',
  /<\w[^<>]*=\{[\s\S]*?\}[^<>]*>/g,
  'is a tag of JSX; write it as HTML, or what it shows',
  'text',
);
