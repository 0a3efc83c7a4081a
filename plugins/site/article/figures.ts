import { getImage, getSrc, getSrcSet } from 'gatsby-plugin-image';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { PictureFile } from '../../../src/lib/picture-file';
import { typesetText } from './typography';

/** A picture and its intrinsic size in CSS pixels. Transparent ones, such as line drawings, show the page behind them. */
export type ArticlePicture = PictureFile &
  Record<'width' | 'height', number> &
  Record<'isVector' | 'isTransparent', boolean>;

/** Finds the picture at an address relative to the article's file. */
export type FindPicture = (address: string) => Promise<ArticlePicture | null>;

/** The width of an article's column in CSS pixels. */
export const COLUMN = 672;

const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/|#)/i;

/** Turns a titled picture that is alone on its line into a figure with a caption. */
export const makeFigures = (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, children } = element;
    if (!['p', 'li'].includes(tagName) || !parent || index === undefined) return undefined;
    const parts = children.map((child, at) => {
      const isAlone = endsLine(children[at - 1], /\n\s*$/) && endsLine(children[at + 1], /^\s*\n/);
      return (isAlone && figureOf(child)) || child;
    });
    if (tagName === 'li') element.children = parts;
    if (tagName === 'li' || !parts.some(isFigure)) return undefined;
    // A figure can't be in a paragraph.
    const blocks: Element[] = [];
    for (const part of parts.filter((one) => one.type !== 'text' || one.value.trim() !== '')) {
      const last = blocks.at(-1);
      if (isFigure(part)) blocks.push(part as Element);
      else if (last?.tagName === 'p') last.children.push(part);
      else blocks.push({ ...element, children: [part] });
    }
    parent.children.splice(index, 1, ...blocks);
    return index + blocks.length;
  });

const isTag = (node: ElementContent, name: string) =>
  node.type === 'element' && node.tagName === name;
const isFigure = (node: ElementContent) => isTag(node, 'figure');

/** Whether the picture's neighbor, if any, is a line break. */
const endsLine = (node: ElementContent | undefined, end: RegExp) =>
  !node || (node.type === 'text' ? end.test(node.value) : isTag(node, 'br'));

/** A captioned figure of a picture, or of a link around one; undefined without a title. */
function figureOf(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  const picture = node.tagName === 'a' && node.children.length === 1 ? node.children[0]! : node;
  if (picture.type !== 'element' || picture.tagName !== 'img') return undefined;
  const { title } = picture.properties;
  if (!title) return undefined;
  delete picture.properties.title;
  return h('figure', [node, h('figcaption', typesetText(String(title)))]);
}

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
