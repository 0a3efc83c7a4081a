import './src/styles/main.css';

export { wrapPageElement, wrapRootElement } from './src/gatsby/wrappers';
export { onRouteUpdate } from './src/components/page-transition';
