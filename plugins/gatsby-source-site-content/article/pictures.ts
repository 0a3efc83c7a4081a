import { getImage } from 'gatsby-plugin-image';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { PictureFile } from '../../../src/lib/picture-file';

/** A picture and its own size in CSS pixels. The page shows through one that is transparent, such as a line drawing. */
export type ArticlePicture = PictureFile &
  Record<'width' | 'height', number> &
  Record<'isVector' | 'isTransparent', boolean>;

/** Finds the picture at an address relative to the article's file. */
export type FindPicture = (address: string) => Promise<ArticlePicture | null>;

/** The width of an article's column in CSS pixels. */
export const COLUMN = 672;

const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/|#)/i;

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
    const address = String(image.properties.src ?? '');
    const file = address && !ELSEWHERE.test(address) ? await find(address) : null;
    if (file) showFile(image, file);
  }
};

function showFile(image: Element, picture: ArticlePicture) {
  const data = getImage(picture.childImageSharp);
  const width = shownWidth(image.properties, picture);
  Object.assign(image.properties, {
    src: data?.images.fallback?.src ?? picture.publicURL ?? '',
    srcSet: data?.images.fallback?.srcSet,
    sizes: data && `min(92vw, ${width}px)`,
    width,
    height: Math.round((width * picture.height) / picture.width),
    className: picture.isTransparent ? ['drawing'] : undefined,
  });
  if (!data) return;
  const { sizes } = image.properties;
  const sources = data.images.sources?.map(({ type, srcSet }) =>
    h('source', { type, srcSet, sizes }),
  );
  Object.assign(image, h('picture', [...(sources ?? []), { ...image }]));
}

/** The width at which a picture is shown: the author's, but no more than the column's and, of pixels, its own. */
function shownWidth({ width, height }: Properties, picture: ArticlePicture): number {
  const unit = String(width).endsWith('%') ? COLUMN / 100 : 1;
  const byHeight = (Number.parseFloat(String(height)) * picture.width) / picture.height;
  const wanted = Number.parseFloat(String(width)) * unit || byHeight || picture.width;
  return Math.round(Math.min(wanted, COLUMN, picture.isVector ? COLUMN : picture.width));
}
