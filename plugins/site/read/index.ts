// What scripts and tests may use.
export { ContentReader } from './content-reader';
