import './src/styles/main.css';

export { replaceHydrateFunction } from './gatsby/replace-hydrate-function';
export { shouldUpdateScroll } from './gatsby/should-update-scroll';
export { wrapPageElement } from './gatsby/wrap-page-element';
export { wrapRootElement } from './gatsby/wrap-root-element';
