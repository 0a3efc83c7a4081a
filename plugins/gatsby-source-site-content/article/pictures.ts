import { getImage } from 'gatsby-plugin-image';
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { PictureFile } from '../../../src/lib/picture-file';

/** Finds the picture at an address relative to the article's file. */
export type FindPicture = (address: string) => Promise<PictureFile | null>;

const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/|#)/i;
const SIZES = '(min-width: 46rem) 42rem, 92vw';

/** Turns a picture that is alone in its paragraph and has a title into a figure with a caption. */
export function makeFigures(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'p' || !parent || index === undefined) return;
    const [picture, ...others] = element.children.filter((child) => !isBlank(child));
    if (others.length > 0 || picture?.type !== 'element' || picture.tagName !== 'img') return;
    const { title, ...properties } = picture.properties;
    if (!title) return;
    const image = { ...picture, properties };
    parent.children[index] = h('figure', [image, h('figcaption', String(title))]);
  });
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** Makes pictures with relative addresses responsive, as src/components/picture.tsx does, and all pictures lazy. */
export const makeResponsive = (find: FindPicture) => async (tree: Root) => {
  const images: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'img') images.push(element);
  });
  for (const image of images) {
    image.properties.loading = 'lazy';
    image.properties.decoding = 'async';
    const address = String(image.properties.src ?? '');
    const file = address && !ELSEWHERE.test(address) ? await find(address) : null;
    if (file) showFile(image, file);
  }
};

function showFile(image: Element, { publicURL, childImageSharp }: PictureFile) {
  const data = getImage(childImageSharp);
  if (!data) {
    image.properties.src = publicURL ?? '';
    return;
  }
  const { fallback, sources = [] } = data.images;
  const shown = h('img', {
    ...image.properties,
    src: fallback?.src,
    srcSet: fallback?.srcSet,
    sizes: SIZES,
    width: data.width,
    height: data.height,
  });
  const alternatives = sources.map(({ type, srcSet }) =>
    h('source', { type, srcSet, sizes: SIZES }),
  );
  Object.assign(image, h('picture', [...alternatives, shown]));
}
