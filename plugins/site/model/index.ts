// What the rest of the site may know of the model.
export {
  dataFiles,
  isDataName,
  jsonTypeName,
  pathOf,
  type Data,
  type DataName,
} from './data-files';
export { listPages } from './list-pages';
export { namesIn, withNames } from './names';
export { isForReview, shownStatuses, sortByDate } from './publication';
export { redirectsWith, targetOf } from './redirects';
