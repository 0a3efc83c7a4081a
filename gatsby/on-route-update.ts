import { finishNavigation } from '../src/components/page-transition';
import { currentEngine } from '../src/theme/engine';

/**
 * Runs when React has rendered another page: applies the theme that the app may have stored in the
 * meantime, lets the page transition continue, and hides the progress of the navigation.
 */
export function onRouteUpdate(): void {
  currentEngine().refresh();
  finishNavigation();
  window.navigationProgress?.stop();
}
