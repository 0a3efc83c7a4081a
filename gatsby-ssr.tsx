export { wrapPageElement, wrapRootElement } from './src/gatsby/wrappers';
export { onRenderBody } from './src/gatsby/document-head';
export { onPreRenderHTML } from './src/gatsby/pre-render-html';
