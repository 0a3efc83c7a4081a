import browserslist from 'browserslist';
import { BROWSERS, type Browser, type Versions } from './compat';

/** The oldest version of each browser that the build is made for, as `browserslist` in package.json says. */
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

/** Whether every browser from the floor on has it. */
export const isWithin = (versions: Versions, floor: Record<Browser, number>) =>
  BROWSERS.every((browser) => (versions[browser] ?? Infinity) <= floor[browser]);
