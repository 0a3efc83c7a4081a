export { wrapPageElement, wrapRootElement } from './src/gatsby/wrappers';
export { onPreRenderHTML } from './src/gatsby/constant-scripts';
export { onRenderBody } from './src/gatsby/document-head';
