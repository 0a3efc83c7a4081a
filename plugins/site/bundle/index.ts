// The public interface of the bundle.
export { headersFile, redirectsFile } from './hosting';
export { serverFiles } from './server-files';
export { writeBundle } from './write-bundle';
export { criticalStyles } from './critical-styles';
