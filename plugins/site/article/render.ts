import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ArticleLabels } from '../model/files/blog';
import { addPrefix, changeAddresses, finishLink } from './addresses';
import { makeCallouts } from './callouts';
import { insertFacts, type NamedFacts } from './facts';
import { beginWithPicture, makeReadable, type TopPicture } from './feed';
import { makeFigures, makeResponsive, type FindPicture } from './figures';
import { nameFootnotes } from './footnotes';
import { linkHeadings } from './headings';
import type { Symbols } from './plates';
import { finishTable } from './tables';
import { makeVideos, type FindVideo } from './videos';

/** How an article is rendered for a page or the feed. */
export type Rendering = {
  /** The strings that rendering adds, such as labels. */
  labels: ArticleLabels;
  nutrients: Symbols;
  /** Where a link to a path of this site leads. */
  targetOf: (path: string) => string;
  /** Finds pictures with relative addresses. */
  findPicture: FindPicture;
  /** Finds videos with relative addresses. */
  findVideo: FindVideo;
  /** What a page of prose can name in braces. */
  facts?: NamedFacts;
  /** The address of the article in the feed. All addresses are then absolute, and headings have no permalinks. */
  base?: string;
  /** The picture above the text in the feed. Pages have it elsewhere. */
  topPicture?: TopPicture;
};

/** Renders safe elements, which it changes, as HTML without scripts or inline styles. */
export async function renderArticle(elements: Root, rendering: Rendering): Promise<string> {
  for (const step of stepsOf(rendering)) await step(elements);
  return unified().use(rehypeStringify).stringify(elements);
}

type Step = (tree: Root) => void | Promise<void>;

function stepsOf(rendering: Rendering): Step[] {
  const { labels, facts, findPicture, findVideo, base, topPicture } = rendering;
  const isFeed = base !== undefined;
  return [
    // First what adds text, because the names of headings and tables contain it.
    nameFootnotes(labels),
    ...(facts ? [insertFacts(facts)] : []),
    makeCallouts(labels),
    ...(isFeed ? [] : [linkHeadings(labels)]),
    // Figures and plates look for images, so they come before the files that replace them.
    makeFigures,
    makeAccessible(rendering),
    // After the links, which are compared with paths without the site's folder, and before the files, whose addresses
    // contain it already.
    addPrefix,
    // Before pictures: an author writes both as images.
    makeVideos(findVideo, isFeed),
    makeResponsive(findPicture),
    ...(topPicture ? [beginWithPicture(topPicture)] : []),
    // Last, because any step can add an address.
    ...(isFeed ? [makeReadable, makeAbsolute(base)] : []),
  ];
}

/** Whether an element is a paragraph with an email address alone, as on the page about contact. */
const isAddressLine = ({ tagName, children: [first, ...others] }: Element) =>
  tagName === 'p' &&
  first?.type === 'element' &&
  String(first.properties.href).startsWith('mailto:') &&
  toString(first).includes('@') &&
  others.length === 0;

/** Makes elements usable with the keyboard and a screen reader, and finishes links and tables. */
const makeAccessible =
  ({ labels, nutrients, targetOf, base }: Rendering) =>
  (tree: Root) => {
    const isFeed = base !== undefined;
    visit(tree, 'element', (element, index, parent) => {
      const { tagName, properties } = element;
      // Long lines of code scroll (WCAG 2.1.1).
      if (tagName === 'pre') properties.tabIndex = 0;
      if (!isFeed && isAddressLine(element)) properties.className = ['address-line'];
      if (tagName === 'input') nameCheckbox(element, labels);
      if (tagName === 'a') finishLink(element, targetOf);
      if (tagName === 'table' && parent && index !== undefined)
        parent.children[index] = finishTable(element, { labels, nutrients, isDrawn: !isFeed });
    });
  };

function nameCheckbox({ properties }: Element, labels: ArticleLabels): void {
  properties.ariaLabel = 'checked' in properties ? labels.done : labels.toDo;
}

/** Makes all valid addresses absolute. */
const makeAbsolute = (base: string) => (tree: Root) => {
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  changeAddresses(tree, absolute);
  visit(tree, 'element', ({ properties }) => {
    if (properties.srcSet) properties.srcSet = changeSourceSet(String(properties.srcSet), absolute);
  });
};

/** Changes the addresses in Gatsby's list of files and widths. The names of files have no commas. */
const changeSourceSet = (files: string, change: (address: string) => string): string =>
  files
    .split(',\n')
    .map((file) => {
      const [address = '', width] = file.split(' ');
      return `${change(address)} ${width}`;
    })
    .join(',\n');
