import './src/styles/main.css';

export { wrapPageElement, wrapRootElement } from './src/gatsby/wrappers';
export {
  disableCorePrefetching,
  onInitialClientRender,
  shouldUpdateScroll,
} from './src/gatsby/late-start';
export { onRouteUpdate } from './src/components/page-transition';
