// What the rest of the site may know of the model.
export { dataFiles, isDataName, type Data, type DataName } from './data-files';
export { jsonTypeName, pathOf } from './data-names';
export { listPages } from './list-pages';
export { namesIn, withNames } from './names';
export { isForReview, shownStatuses, sortByDate } from './publication';
export { redirectsWith, targetOf } from './redirects';
