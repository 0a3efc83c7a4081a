// What the rest of the site may use of the reading of content.
export { ContentReader, type Keep } from './content-reader';
export { addressOf, TEXT_KINDS } from './frontmatter';
export { siteContent } from './site-content';
