import browserslist from 'browserslist';
import { BROWSERS, type Browser, type Versions } from './compat';

/** The oldest version of each browser that the build supports, from `browserslist` in package.json. */
export function floorOfBuild(): Record<Browser, number> {
  const names = browserslist();
  const oldest = (browser: Browser) =>
    Math.min(
      ...names
        .filter((name) => name.startsWith(`${browser} `))
        .map((name) => parseFloat(name.slice(browser.length + 1))),
    );
  return Object.fromEntries(BROWSERS.map((browser) => [browser, oldest(browser)])) as Record<
    Browser,
    number
  >;
}

/** The oldest version of each browser that has all of the features. */
export const floorOf = (features: readonly Versions[]): Versions =>
  Object.fromEntries(
    BROWSERS.map((browser) => [
      browser,
      Math.max(...features.map((versions) => versions[browser] ?? Infinity)),
    ]),
  );

/** Whether the oldest supported version of every browser has a feature. */
export const isWithin = (versions: Versions, floor: Record<Browser, number>) =>
  BROWSERS.every((browser) => (versions[browser] ?? Infinity) <= floor[browser]);
