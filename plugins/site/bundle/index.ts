// What the rest of the site may use of the bundle.
export { headersFile, redirectsFile } from './hosting';
export { serverFiles } from './server-files';
export { FEED_LENGTH, type SiteData } from './site-data';
export { writeBundle } from './write-bundle';
