import type { PreRenderHTMLArgs } from 'gatsby';
import {
  makePagePathScriptConstant,
  removeGatsbyImageParts,
  removeGeneratorTag,
} from './document-parts';

/** Adjusts what Gatsby and its plugins add to every document of a production build. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  // The documents of `gatsby develop` have other parts, and only developers see them.
  if (process.env.BUILD_STAGE !== 'build-html') return;
  removeGeneratorTag(args);
  removeGatsbyImageParts(args);
  makePagePathScriptConstant(args);
}
