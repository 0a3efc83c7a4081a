import { parse, type HTMLElement } from 'node-html-parser';

/** What a document of the site refers to, and the places in it that can be referred to. */
export type ReadDocument = {
  addresses: string[];
  anchors: string[];
};

const ATTRIBUTES = ['href', 'src', 'poster'] as const;
const CARD_PICTURES = ['og:image', 'og:url', 'twitter:image'];

/** Reads every link, picture and anchor of an HTML document or of a piece of one. */
export function readHtml(html: string): ReadDocument {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const anchors = root
    .querySelectorAll('[id], a[name]')
    .flatMap((node) => [node.getAttribute('id'), node.getAttribute('name')]);
  return {
    addresses: [...new Set([...linked(root), ...candidates(root), ...shared(root)])],
    anchors: anchors.filter((name) => name !== undefined),
  };
}

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
      CARD_PICTURES.includes(meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''),
    )
    .map((meta) => meta.getAttribute('content'))
    .filter((address) => address !== undefined);
