import type { Schema } from 'hast-util-sanitize';

const FOOTNOTE_ID = ['id', /^fn(?:ref)?-./] as ['id', RegExp];
const TEXT =
  'a abbr b br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var';
const BLOCKS = 'blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre';
const REST = 'section summary ul img input ruby rp rt table caption thead tbody tfoot tr th td';

/** What of an author's markdown and HTML may stand in a page; all else is left out. */
export const ALLOWED: Schema = {
  tagNames: [TEXT, BLOCKS, REST].flatMap((names) => names.split(' ')),
  attributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href', ['className', 'footnote-ref', 'footnote-backref']],
    code: [['className', /^language-./]],
    details: ['open'],
    div: [['className', 'footnotes']],
    img: ['src', 'alt'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    li: [['className', 'task-list-item'], FOOTNOTE_ID],
    ol: ['start', 'reversed', 'type'],
    sup: [FOOTNOTE_ID],
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
  // What stands inside these isn't the author's text, so it goes, too.
  strip: 'script style iframe object embed noscript template svg math textarea select title'.split(
    ' ',
  ),
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
