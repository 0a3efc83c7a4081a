export { onRenderBody } from './gatsby/on-render-body';
export { wrapPageElement } from './gatsby/wrap-page-element';
export { wrapRootElement } from './gatsby/wrap-root-element';
