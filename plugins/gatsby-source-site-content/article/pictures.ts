import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { PictureFile } from '../../../src/lib/picture-file';

/** Finds the picture at an address relative to the article's file. */
export type FindPicture = (address: string) => Promise<PictureFile | null>;

const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/|#)/i;
const SIZES = '(min-width: 46rem) 42rem, 92vw';

/** Makes the pictures beside an article responsive, as src/components/picture.tsx does. */
export async function makeResponsive(tree: Root, find: FindPicture): Promise<void> {
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
}

function showFile(image: Element, { publicURL, childImageSharp }: PictureFile) {
  const data = childImageSharp?.gatsbyImageData;
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
