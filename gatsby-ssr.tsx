export { wrapPageElement, wrapRootElement } from './gatsby/wrappers';
export { onRenderBody } from './gatsby/on-render-body';
