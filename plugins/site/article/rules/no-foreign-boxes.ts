import { syntaxRule } from './syntax-rule';

/** Boxes of Docusaurus, `:::note`, and of MkDocs, `!!! note`. */
export const noForeignBoxes = syntaxRule(
  'no-foreign-boxes',
  /^(?::::|!!! +["\w]).*/gm,
  'is for a box of another system; begin one with > [!NOTE]',
);
