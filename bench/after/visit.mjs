import { setTimeout as wait } from 'node:timers/promises';
import { openTab } from './browser.mjs';
import { VISIT } from './visit-on-phone.mjs';
import { watch } from './watch.mjs';

/** How much slower than this machine the visitor's processor is. */
const TIMES_SLOWER = 4;

/** In ms: until a page is idle, how long a link is hovered, until a link's page is measured, a touch. */
const REST = 2500;
const HOVER = 1500;
const ARRIVAL = 3000;
const TOUCH = 80;

const SLOW = ['Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER }];
const DESKTOP = [
  'Emulation.setDeviceMetricsOverride',
  { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
];
const PHONE = [
  [
    'Emulation.setDeviceMetricsOverride',
    { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
  ],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
];
const SAVES_DATA = ['Emulation.setDataSaverOverride', { dataSaverEnabled: true }];

/** The links of the home page's header that are hovered. */
const LINKS = ['/pricing', '/blog'];

// From main.mjs: the sites, the number of the first run, and the number of runs.
const sites = JSON.parse(process.argv[2]);
const [first, runs] = process.argv.slice(3).map(Number);
for (let run = first; run < first + runs; run += 1) {
  for (const at of sites.keys()) {
    const site = sites[(at + run) % sites.length];
    const tell = (figures) => console.log(JSON.stringify({ name: site.name, run, ...figures }));
    for (const path of LINKS) {
      tell(await follow(site, path, false));
      tell(await follow(site, path, true));
    }
    tell(await touch(site, '/pricing'));
    tell(await hoverSavingData(site));
    for (const figures of await visitOnPhone(site)) tell(figures);
  }
}

/** Opens the home page in a browser of its own, and waits until it is idle. */
async function open({ origin, log }, commands) {
  const tab = await openTab({ script: `(${watch})()`, commands: [SLOW, ...commands] });
  await fetch(log);
  await tab.send('Page.navigate', { url: `${origin}/` });
  await wait(REST);
  return tab;
}

/** Hovers a link of the header and clicks it, before or after hydration. */
async function follow(site, path, withReact) {
  const tab = await open(site, [DESKTOP]);
  try {
    if (withReact) {
      await press(tab, 'Shift');
      await wait(REST);
    }
    await fetch(site.log);
    const point = await pointOf(tab, `header a[href="${path}"]`);
    await mouse(tab, 'mouseMoved', point);
    await wait(HOVER);
    const fetched = await (await fetch(site.log)).json();
    await mouse(tab, 'mousePressed', point);
    const clicked = Date.now();
    await mouse(tab, 'mouseReleased', point);
    await wait(ARRIVAL);
    return {
      kind: 'hovered',
      path,
      withReact,
      lcp: arrivalOf(tab, path) - clicked,
      ...waysOf(path, [...fetched, ...(await (await fetch(site.log)).json())]),
      longest: longestTask(tab, clicked),
    };
  } finally {
    await tab.close();
  }
}

/** Touches a link of the footer whose page has not been fetched. */
async function touch(site, path) {
  const tab = await open(site, PHONE);
  try {
    const point = await pointOf(tab, `footer a[href="${path}"]`);
    const touched = Date.now();
    await tap(tab, point);
    await wait(ARRIVAL);
    return { kind: 'touched', path, lcp: arrivalOf(tab, path) - touched };
  } finally {
    await tab.close();
  }
}

/** Hovers a link while Save-Data is on; returns the bytes fetched as scripts and in total. */
async function hoverSavingData(site) {
  const tab = await open(site, [DESKTOP, SAVES_DATA]);
  try {
    await fetch(site.log);
    await mouse(tab, 'mouseMoved', await pointOf(tab, 'header a[href="/pricing"]'));
    await wait(HOVER);
    const fetched = await (await fetch(site.log)).json();
    const scripts = fetched.filter(({ path }) => path.endsWith('.js'));
    return { kind: 'saving', scripts: bytesOf(scripts), all: bytesOf(fetched) };
  } finally {
    await tab.close();
  }
}

/** Taps through the site as on a phone, and returns the duration of each interaction. */
async function visitOnPhone(site) {
  const tab = await open(site, PHONE);
  try {
    for (const { selector, text, pause } of VISIT) {
      if (selector === 'back') await tab.send('Runtime.evaluate', { expression: 'history.back()' });
      else await tap(tab, await pointOf(tab, selector, text));
      await wait(pause);
    }
    // The last reports of a page may be lost when it is left.
    return tab.reports
      .filter(({ kind }) => kind === 'interaction')
      .map(({ path, duration, name, target }) => ({
        kind: 'interaction',
        path,
        duration,
        what: `${name} on ${target}`,
      }));
  } finally {
    await tab.close();
  }
}

/** When a page was rendered: its LCP, or after a route change its headline and pictures; Infinity if never. */
function arrivalOf(tab, path) {
  const at = (kind) => tab.reports.filter((report) => report.kind === kind && report.path === path);
  const last = at('lcp').at(-1) ?? at('route').at(-1);
  return last?.at ?? Infinity;
}

/** The longest task of any page since a moment, in ms. */
function longestTask(tab, since) {
  const tasks = tab.reports.filter(({ kind, at }) => kind === 'task' && at >= since);
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

/** How often a page was fetched, as a document or as data for a route change; and the bytes of all answers. */
function waysOf(path, fetched) {
  const counts = [path, `/page-data${path}/page-data.json`].map(
    (address) => fetched.filter((answer) => answer.path === address).length,
  );
  return { times: counts[0] + counts[1], bytes: bytesOf(fetched) };
}

function bytesOf(answers) {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The middle of an element, scrolled into view. */
async function pointOf(tab, selector, text = '') {
  const find = (wanted, start) => {
    const element = [...document.querySelectorAll(wanted)].find(
      (each) => each.checkVisibility() && each.textContent.trim().startsWith(start),
    );
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const { result, exceptionDetails } = await tab.send('Runtime.evaluate', {
    expression: `(${find})(${JSON.stringify(selector)},${JSON.stringify(text)})`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`There is no ${selector} with "${text}".`);
  return result.value;
}

function mouse(tab, type, { x, y }) {
  const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
  return tab.send('Input.dispatchMouseEvent', { type, x, y, ...button });
}

async function tap(tab, point) {
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(TOUCH);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function press(tab, key) {
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}
