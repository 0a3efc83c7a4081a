// What the rest of the site may use of the bundle.
export { headersFile, redirectsFile } from './hosting';
export { serverFiles } from './server-files';
export { writeBundle } from './write-bundle';
