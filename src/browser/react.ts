import { ISLAND_FAILED, ISLAND_STARTED, REACT_PRELOAD, REACT_STARTED } from '../islands/events';
import { documentParsed, pageLoaded } from './loaded';
import { holdTaps, replayTaps } from './taps';

/** The URLs of React's file and its imports; none in `gatsby develop`, where Gatsby runs React. */
const FILES: readonly string[] = JSON.parse(process.env.ISLAND_MAIN_FILES || '[]');

/** Milliseconds after which an island that hasn't started counts as failed. */
const LIMIT = 10_000;

const root = document.documentElement;
let isRequested = false;
let hasStarted = false;
let settle = () => {};

/** Resolves when React has started or failed. */
export const reactSettled = new Promise<void>((resolve) => (settle = resolve));

/** Loads React's file once, and runs it when the document is complete. */
function loadReact(): void {
  if (isRequested) return;
  isRequested = true;
  const [file] = FILES;
  if (!file) return settle();
  const islands = document.querySelectorAll<HTMLElement>('[data-files]');
  const own = [...islands].flatMap(({ dataset }) => dataset.files!.split(' '));
  for (const href of new Set([...FILES, ...own]))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  documentParsed.then(() => {
    const script = document.createElement('script');
    // A file that is cut off or throws can still fire `load`.
    const onload = () => hasStarted || giveUp();
    Object.assign(script, { type: 'module', src: file, onerror: giveUp, onload });
    document.head.append(script);
  });
  setTimeout(giveUp, LIMIT);
}

/** Shows what React hasn't started as it is without JavaScript: single islands, or the whole page. */
function giveUp(): void {
  // The Tailwind variant `noscript` matches without this attribute (theme.css).
  if (!hasStarted) delete root.dataset.interactive;
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])'))
    failIsland(island);
  settle();
}

function failIsland(island: HTMLElement): void {
  delete island.dataset.started;
  island.dataset.failed = '';
  showMessage(island, ({ dataset }) => dataset.text!);
}

/** Sets the text of an island's alert, which is empty in the document so that nothing reads it out. */
function showMessage({ dataset }: HTMLElement, text: (message: HTMLElement) => string): void {
  const message = document.getElementById(dataset.message ?? '');
  if (message) message.textContent = text(message);
}

/**
 * Marks the page as interactive, and loads React after the largest paint, at the first tap on a control, or with the
 * document if the page preloads it. An island that fails or takes too long falls back to its version without JavaScript,
 * and recovers if it starts later.
 */
export function startReact(): void {
  root.dataset.interactive = '';
  document.addEventListener(REACT_STARTED, () => {
    hasStarted = true;
    root.dataset.interactive = '';
    settle();
  });
  document.addEventListener(ISLAND_STARTED, ({ target }) => {
    const island = target as HTMLElement;
    island.dataset.started = '';
    delete island.dataset.failed;
    showMessage(island, () => '');
    replayTaps(island);
  });
  document.addEventListener(ISLAND_FAILED, ({ target }) => failIsland(target as HTMLElement));
  holdTaps(loadReact);
  documentParsed.then(() => document.getElementById(REACT_PRELOAD) && loadReact());
  pageLoaded.then(loadReact);
}
