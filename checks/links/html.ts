import { parse, type HTMLElement } from 'node-html-parser';

/** What a document refers to, and the anchors that links can point to. */
export type References = {
  /** Links, pictures and other files, as they are written. */
  links: string[];
  anchors: string[];
};

const ATTRIBUTES = ['href', 'src', 'poster'] as const;
const SHARE_TAGS = ['og:image', 'og:url', 'twitter:image'];

/** Reads every link, picture and anchor of an HTML document or of a piece of one. */
export function readHtml(html: string): References {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  return {
    links: [...new Set([...linked(root), ...candidates(root), ...shared(root)])],
    anchors: [...valuesOf(root, 'id', '[id]'), ...valuesOf(root, 'name', 'a[name]')],
  };
}

const valuesOf = (root: HTMLElement, attribute: string, selector: string) =>
  root.querySelectorAll(selector).map((node) => node.getAttribute(attribute)!);

const linked = (root: HTMLElement) =>
  root
    .querySelectorAll('[href], [src], [poster]')
    .flatMap((node) => ATTRIBUTES.map((name) => node.getAttribute(name)))
    .filter((address) => address !== undefined);

/** The pictures that a browser may choose from (HTML, `srcset`). */
const candidates = (root: HTMLElement) =>
  root
    .querySelectorAll('[srcset], [imagesrcset]')
    .map((node) => node.getAttribute('srcset') ?? node.getAttribute('imagesrcset') ?? '')
    .flatMap((set) => set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]))
    .filter((address): address is string => Boolean(address));

const shared = (root: HTMLElement) =>
  root
    .querySelectorAll('meta')
    .filter((meta) =>
      SHARE_TAGS.includes(meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''),
    )
    .map((meta) => meta.getAttribute('content'))
    .filter((address) => address !== undefined);
