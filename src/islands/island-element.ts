import type { ComponentType } from 'react';
import { documentParsed, pageLoaded } from '../lib/loading';
import { HeldTaps } from './held-taps';

/** How far React is with an island (README.md). */
type State = 'waiting' | 'starting' | 'ready' | 'failed';

/** A file of islands (plugins/site/esbuild/island-files.ts): the components by name, and what starts React on one. */
type IslandModule = {
  hydrate(island: HTMLElement, Component: ComponentType | undefined, props: object): void;
  islands: Record<string, ComponentType>;
};

/** Milliseconds within which an island's files and props have to arrive. */
const START_LIMIT = 10_000;

/** The files that are already being fetched. */
const requested = new Set<string>();

let resolveReactSettled = () => {};

/** Resolves when React runs the first island, or has failed to. */
export const reactSettled = new Promise<void>((resolve) => {
  resolveReactSettled = resolve;
});

/** The element around an island (island.tsx). The page script (browser/page.ts) defines it. */
class IslandElement extends HTMLElement {
  static readonly observedAttributes = ['state'];

  #taps?: HeldTaps;

  connectedCallback(): void {
    // It has only been moved, such as by an extension.
    if (this.#taps) return;
    this.#taps = new HeldTaps(this);
    this.#state = 'waiting';
    this.addEventListener('click', (event) => this.#holdTap(event), { capture: true });
    const mayStart = this.#isPreloaded ? documentParsed : pageLoaded;
    mayStart.then(() => this.#start());
  }

  /** React (hydrate.tsx) changes the state as well. */
  attributeChangedCallback(_name: string, _before: string | null, state: State): void {
    // Empty in the document, so that it isn't read out.
    const messageId = this.getAttribute('message-id');
    // Firefox warns of an empty id.
    const message = messageId === null ? null : document.getElementById(messageId);
    if (message) message.textContent = (state === 'failed' && message.dataset.text) || '';
    if (state === 'ready') this.#taps?.replay();
    if (state === 'ready' || state === 'failed') resolveReactSettled();
  }

  get #state(): State {
    // Only this class and hydrate.tsx set it.
    return this.getAttribute('state') as State;
  }

  set #state(state: State) {
    this.setAttribute('state', state);
  }

  /** The file with the component, and the files that it imports. None in `gatsby develop`, where Gatsby runs React. */
  get #files(): string[] {
    return this.getAttribute('files')?.split(' ') ?? [];
  }

  /** Whether the head of the page preloads it, because nothing works before React (`IslandPreload`). */
  get #isPreloaded(): boolean {
    const [file] = this.#files;
    return document.querySelector(`link[rel=modulepreload][href="${file}"]`) !== null;
  }

  /** Its props: from a file if they are large (plugins/site/bundle/island-props.ts), otherwise from the document. */
  async #loadProps(): Promise<object> {
    const file = this.getAttribute('props-file');
    if (file) return tryTwice(() => fetchProps(file));
    await documentParsed;
    const script = document.getElementById(String(this.getAttribute('props-id')));
    return JSON.parse(String(script?.textContent));
  }

  #holdTap(event: Event): void {
    if (this.#state !== 'waiting' && this.#state !== 'starting') return;
    if (this.#taps?.hold(event)) this.#start();
  }

  /** Loads the files, and starts React when the document is complete. If they come too late, it still starts. */
  async #start(): Promise<void> {
    const [file] = this.#files;
    if (!file || this.#state !== 'waiting') return;
    this.#state = 'starting';
    setTimeout(() => {
      if (this.#state === 'starting') this.#state = 'failed';
    }, START_LIMIT);
    this.#files.forEach(preload);
    try {
      const module: Promise<IslandModule> = documentParsed.then(() => tryTwice(() => import(file)));
      const [props, { hydrate, islands }] = await Promise.all([this.#loadProps(), module]);
      hydrate(this, islands[String(this.getAttribute('name'))], props);
    } catch (error) {
      reportError(error);
      this.#state = 'failed';
    }
  }
}

async function fetchProps(file: string): Promise<object> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} has the status ${response.status}.`);
  return response.json();
}

/** A phone that changes to another network loses what is under way. */
const tryTwice = <Result>(load: () => Promise<Result>): Promise<Result> => load().catch(load);

function preload(href: string): void {
  if (requested.has(href)) return;
  requested.add(href);
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
}

/** Defines the element of all islands. */
export const defineIslands = (): void => customElements.define('react-island', IslandElement);
