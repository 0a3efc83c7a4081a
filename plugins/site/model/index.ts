// What the rest of the site may know of the model.
export { articleFields, NEW_ARTICLE } from './blog';
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
export { isForReview, shownStatuses, siteNow, sortByDate } from './publication';
export { redirectsWith, targetOf } from './redirects';
export { slugOf } from './slug';
