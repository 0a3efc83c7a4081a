import './src/styles/main.css';

export { wrapPageElement, wrapRootElement } from './gatsby/wrappers';
export {
  disableCorePrefetching,
  onInitialClientRender,
  shouldUpdateScroll,
} from './gatsby/late-start';
export { onRouteUpdate } from './src/components/page-transition';
