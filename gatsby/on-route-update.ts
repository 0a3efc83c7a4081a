import { finishNavigation } from '../src/components/page-transition';

/** Lets the page transition continue when React has rendered the new page. */
export const onRouteUpdate = (): void => finishNavigation();
