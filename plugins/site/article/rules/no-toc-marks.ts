import { syntaxRule } from './syntax-rule';

/** Placeholders for a table of contents: `[TOC]`. */
export const noTocMarks = syntaxRule(
  'no-toc-marks',
  /^\[?\[toc\]\]? *$/gim,
  'isn’t needed, because the page lists the headings; delete it',
);
