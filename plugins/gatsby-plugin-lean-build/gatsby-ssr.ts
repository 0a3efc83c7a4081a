import type { PreRenderHTMLArgs } from 'gatsby';
import { makeScriptsConstant } from './constant-scripts';
import { removeGeneratorTag } from './generator-tag';

/** What is changed of the parts that Gatsby puts into every document. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  removeGeneratorTag(args);
  makeScriptsConstant(args);
}
