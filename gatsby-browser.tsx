import './src/styles/main.css';

export { shouldUpdateScroll } from './gatsby/should-update-scroll';
export { wrapPageElement } from './gatsby/wrap-page-element';
export { wrapRootElement } from './gatsby/wrap-root-element';
