import { ISLAND_FAILED, ISLAND_STARTED, REACT_PRELOAD, REACT_STARTED } from '../islands/events';
import { documentParsed, pageLoaded } from './loaded';
import { holdTaps, replayTaps } from './taps';

/** The addresses of React's file and of its imports; none in `gatsby develop`, where Gatsby runs React. */
const FILES: readonly string[] = JSON.parse(process.env.ISLAND_MAIN_FILES || '[]');

/** Milliseconds after which an island that hasn't started counts as failed. */
const LIMIT = 10_000;

const root = document.documentElement;
let isRequested = false;
let hasStarted = false;
let settle = () => {};

/** Resolves when React runs the islands, or has failed. */
export const reactSettled = new Promise<void>((resolve) => (settle = resolve));

/** Loads React's file, once. It runs when the document is complete. */
function loadReact(): void {
  if (isRequested) return;
  isRequested = true;
  const [file] = FILES;
  if (!file) return settle();
  for (const href of FILES)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  documentParsed.then(() => {
    const script = document.createElement('script');
    // A file that is cut off or throws may still fire `load`.
    const onload = () => hasStarted || giveUp();
    Object.assign(script, { type: 'module', src: file, onerror: giveUp, onload });
    document.head.append(script);
  });
  setTimeout(giveUp, LIMIT);
}

/** Turns what React hasn't started into what it is without scripts: its islands, or the whole page. */
function giveUp(): void {
  // The styles' variant `noscript` is the absence of this attribute.
  if (!hasStarted) delete root.dataset.interactive;
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-started])'))
    failIsland(island);
  settle();
}

function failIsland(island: HTMLElement): void {
  island.dataset.failed = '';
  showMessage(island, ({ dataset }) => dataset.text!);
}

/** Fills or empties an island's alert, which is empty in the document so that no program reads it. */
function showMessage({ dataset }: HTMLElement, text: (message: HTMLElement) => string): void {
  const message = document.getElementById(dataset.message ?? '');
  if (message) message.textContent = text(message);
}

/**
 * Marks the page as interactive, and loads React after the largest paint, with the document if the page preloads it, or
 * at the first tap on a control. An island whose start fails or takes too long falls back to its HTML without scripts;
 * one that starts late replaces it again.
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
