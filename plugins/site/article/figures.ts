import { getImage, getSrc, getSrcSet } from 'gatsby-plugin-image';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { PictureFile } from '../../../src/lib/picture-file';
import { typesetText } from './typography/typeset';

/** A picture and its intrinsic size in CSS pixels. Transparent ones, such as line drawings, show the page behind them. */
export type ArticlePicture = PictureFile &
  Record<'width' | 'height', number> &
  Record<'isVector' | 'isTransparent', boolean>;

/** Finds the picture at an address relative to the article's file. */
export type FindPicture = (address: string) => Promise<ArticlePicture | null>;

/** The width of an article's column in CSS pixels. */
export const COLUMN = 672;

const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/|#)/i;

/** Turns a paragraph of titled pictures into figures with captions. */
export const makeFigures = (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isOfPictures(element)) return;
    const figures = partsOf(element).map(figureOf);
    parent.children.splice(index, 1, ...figures);
  });

/** Whether an element is a paragraph of nothing but titled pictures. */
export function isOfPictures(element: Element): boolean {
  const parts = partsOf(element);
  return element.tagName === 'p' && parts.length > 0 && parts.every(titledPicture);
}

/** The children of a paragraph, except spaces. */
const partsOf = ({ children }: Element) =>
  children.filter((part) => part.type !== 'text' || part.value.trim());

/** The titled picture that a node is, or that a link contains. */
function titledPicture(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  const { tagName, properties, children } = node;
  const [child, ...others] = children;
  if (tagName === 'a' && child && others.length === 0) return titledPicture(child);
  return tagName === 'img' && properties.title ? node : undefined;
}

/** A figure with a picture, and the picture's title as its caption. */
function figureOf(node: ElementContent): Element {
  const properties = titledPicture(node)?.properties ?? {};
  const caption = h('figcaption', typesetText(String(properties.title)));
  delete properties.title;
  return h('figure', [node, caption]);
}

/** Makes pictures with relative addresses responsive, as src/components/picture.tsx does, and all pictures lazy. */
export const makeResponsive = (find: FindPicture) => async (tree: Root) => {
  const images: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === 'img') images.push(element);
  });
  for (const image of images) {
    image.properties.loading = 'lazy';
    if (image.properties.alt === '') image.properties.role = 'presentation';
    const address = String(image.properties.src ?? '');
    const file = address && !ELSEWHERE.test(address) ? await find(address) : null;
    if (file) showFile(image, file);
  }
};

/** Gives an image the files of a picture. */
export function showFile(image: Element, picture: ArticlePicture): void {
  const data = getImage(picture.childImageSharp);
  const width = shownWidth(image.properties, picture);
  Object.assign(image.properties, {
    src: (data && getSrc(data)) ?? picture.publicURL ?? '',
    srcSet: data && getSrcSet(data),
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

/** The displayed width of a picture: the author's, limited to the column and, for raster images, to the file's own width. */
function shownWidth({ width, height }: Properties, picture: ArticlePicture): number {
  const unit = String(width).endsWith('%') ? COLUMN / 100 : 1;
  const byHeight = (Number.parseFloat(String(height)) * picture.width) / picture.height;
  const wanted = Number.parseFloat(String(width)) * unit || byHeight || picture.width;
  return Math.round(Math.min(wanted, COLUMN, picture.isVector ? COLUMN : picture.width));
}
