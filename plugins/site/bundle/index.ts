// What the rest of the site may use of the bundle.
export { finishBundle } from './finish-bundle';
export {
  continueOutput,
  keepOutput,
  restoreOutput,
  startAnewAfterOtherCode,
} from './gatsby-output';
export { HASHED_FOLDERS, headersFile, redirectsFile } from './hosting';
export { startBundle } from './outputs';
export { serverFiles } from './server-files';
export { FEED_LENGTH, type SiteData } from './site-data';
