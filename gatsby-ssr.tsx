export { onPreRenderHTML } from './gatsby/on-pre-render-html';
export { onRenderBody } from './gatsby/on-render-body';
export { wrapPageElement } from './gatsby/wrap-page-element';
