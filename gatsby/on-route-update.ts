import { finishNavigation } from '../src/components/page-transition';
import { currentEngine } from '../src/theme/engine';

/** Takes a theme that the app has stored since, and lets the page transition continue when React has rendered. */
export function onRouteUpdate(): void {
  currentEngine().refresh();
  finishNavigation();
}
