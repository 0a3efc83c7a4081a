import { syntaxRule } from './syntax-rule';

/** Marks of Obsidian at the end of a line: `^37066d`. */
export const noObsidianMarks = syntaxRule(
  'no-obsidian-marks',
  /(?<=^|\s)\^(?=[\d-]*[a-z])[\w-]+ *$/gim,
  'is a mark of Obsidian, to which nothing leads; delete it',
);
