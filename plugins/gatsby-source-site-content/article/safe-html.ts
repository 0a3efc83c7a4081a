import { defaultSchema, type Options } from 'rehype-sanitize';

/** Elements that GitHub, whose list is the default, doesn't allow. */
const MORE = [
  'abbr',
  'cite',
  'dfn',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'u',
  'caption',
];

/** The elements and attributes that an author's markdown and HTML may bring into a page. */
export const ALLOWED_HTML: Options = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...MORE],
  // The default's attributes include ids and names of any form, with which HTML could pose as the site's.
  attributes: {
    '*': ['dir', 'lang', 'title'],
    a: [
      'href',
      'ariaDescribedBy',
      'ariaLabel',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['className', 'data-footnote-backref'],
      ['id', /^fnref-/],
    ],
    code: [['className', /^language-./]],
    details: ['open'],
    h2: [['id', 'footnote-label']],
    img: ['src', 'alt'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    li: [
      ['className', 'task-list-item'],
      ['id', /^fn-/],
    ],
    ol: ['start', 'reversed', 'type'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  ancestors: { ...defaultSchema.ancestors, caption: ['table'], input: ['li'] },
  clobber: [],
  // The text inside these elements isn't the author's prose, so it is removed with them.
  strip: 'script style iframe object embed noscript template svg math textarea select title'.split(
    ' ',
  ),
};
