import { finishNavigation } from '../src/components/page-transition';
import { currentEngine } from '../src/theme/engine';

/**
 * Takes a theme that the app has stored since, lets the page transition continue when React has rendered,
 * and ends the display of the navigation's progress.
 */
export function onRouteUpdate(): void {
  currentEngine().refresh();
  finishNavigation();
  window.navigationProgress?.stop();
}
