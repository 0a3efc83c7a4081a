import type { Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';

const TEXT =
  'a abbr b br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var';
const BLOCKS = 'blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre';
const REST = 'section summary ul img input ruby rp rt table caption thead tbody tfoot tr th td';

/** The elements and attributes that an author's markdown and HTML may bring into a page. */
export const ALLOWED_HTML: Schema = {
  tagNames: [TEXT, BLOCKS, REST].flatMap((names) => names.split(' ')),
  attributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref'],
    code: [['className', /^language-./]],
    details: ['open'],
    img: ['src', 'alt'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    li: [['className', 'task-list-item']],
    ol: ['start', 'reversed', 'type'],
    section: ['dataFootnotes'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: Object.fromEntries(
    ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption']
      .map((part) => [part, ['table']])
      .concat([['input', ['li']]]),
  ),
  // The text inside these elements isn't the author's prose, so it is removed with them.
  strip: 'script style iframe object embed noscript template svg math textarea select title'.split(
    ' ',
  ),
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

/** Returns a copy of the tree with only what {@link ALLOWED_HTML} allows. */
export const sanitizeHtml = (tree: Root): Root => sanitize(tree, ALLOWED_HTML) as Root;

/** Adds `rel=noopener` to links to other sites, so that their pages can't access `window.opener`. */
export function addNoopener(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && /^(?:https?:)?\/\//i.test(String(properties.href))) {
      properties.rel = ['noopener'];
    }
  });
}
