import { syntaxRule } from './syntax-rule';

/** Admonitions of Docusaurus, `:::note`, and MkDocs, `!!! note`. */
export const noForeignBoxes = syntaxRule(
  'no-foreign-boxes',
  /^(?::::|!!! +["\w]).*/gm,
  'is for a box of another system; begin one with > [!NOTE]',
);
