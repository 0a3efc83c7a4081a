// The public interface for reading content.
export { ContentReader } from './content-reader';
export { addressOf, TEXT_KINDS } from './frontmatter';
export { siteContent } from './site-content';
