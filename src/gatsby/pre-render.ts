import type { PreRenderHTMLArgs } from 'gatsby';
import { makeScriptsConstant } from './constant-scripts';
import { removeGeneratorTag } from './generator-tag';

/** Finishes what Gatsby puts into a document before it is written. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  removeGeneratorTag(args);
  makeScriptsConstant(args);
}
