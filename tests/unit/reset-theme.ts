import { THEME } from '../../src/theme/constants';

/** Removes the engine, the stored theme and the root's classes, as for a new visitor. */
export function resetTheme() {
  window.themeEngine = undefined;
  window.localStorage.clear();
  document.cookie = `${THEME.cookie}=; Max-Age=0`;
  document.documentElement.className = '';
}
