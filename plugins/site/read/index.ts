// What the rest of the site may use of the reading of content.
export { ContentReader, type Keep } from './content-reader';
export { addressOf, type TextKind } from './frontmatter';
export { siteContent } from './site-content';
