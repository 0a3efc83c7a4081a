// What the rest of the site may use of the bundle.
export { continueOutput, restoreOutput, startAnewAfterOtherCode } from './gatsby-output';
export { finishBundle, keepOutput } from './finish-bundle';
export { redirectsFile } from './hosting';
export { startBundle } from './outputs';
export { FEED_LENGTH, type SiteData } from './site-data';
