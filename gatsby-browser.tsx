import './src/styles/main.css';

export { disableCorePrefetching } from './gatsby/disable-core-prefetching';
export { onInitialClientRender } from './gatsby/on-initial-client-render';
export { onRouteUpdate } from './gatsby/on-route-update';
export { replaceHydrateFunction } from './gatsby/replace-hydrate-function';
export { shouldUpdateScroll } from './gatsby/should-update-scroll';
export { wrapPageElement } from './gatsby/wrap-page-element';
export { wrapRootElement } from './gatsby/wrap-root-element';
