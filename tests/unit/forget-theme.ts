import { THEME } from '../../src/theme/constants';

/** Makes the next component the first one of a new visitor. */
export function forgetTheme() {
  window.themeEngine = undefined;
  window.localStorage.clear();
  document.cookie = `${THEME.cookie}=; Max-Age=0`;
  document.documentElement.className = '';
}
