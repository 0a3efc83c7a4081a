// What scripts and tests may use.
export { dataFiles, type Data, type DataName } from './data-files';
export { pathOf } from './data-names';
export { namesIn, withNames } from './names-in-braces';
export { targetOf } from './redirects';
