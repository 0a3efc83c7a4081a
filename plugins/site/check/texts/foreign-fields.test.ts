import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

/** A field of another system, the line and the sentence about it, and the fields after the suggested fix. */
const FIELDS = [
  {
    fields: 'description: Soup is good.',
    problem:
      '2  description: the name here is excerpt; rename it, or delete it if there is an excerpt already',
    obeyed: 'excerpt: Soup is good.',
  },
  {
    fields: 'last_modified_at: 2025-10-19',
    problem:
      '2  last_modified_at: the name here is updated; rename it, or delete it if there is an updated already',
    obeyed: 'updated: 2025-10-19',
  },
  {
    fields: 'pubDate: 2025-10-19',
    problem:
      '2  pubDate: the name here is date; rename it, or delete it if there is a date already',
    obeyed: 'date: 2025-10-19',
  },
  {
    fields: 'tags: [Broth, hot]',
    problem:
      '2  tags: an article has one category, in category; move the most important of these there, and delete this',
    obeyed: 'category: Broth',
  },
  {
    fields: 'aliases: [/2019/soup/, /old-soup]',
    problem: '2  aliases: the name here is formerly, a list such as [old-soup]; rename it',
    obeyed: 'formerly: [/2019/soup/, /old-soup]',
  },
  {
    fields: 'permalink: /2019/hot-soup/',
    problem:
      '2  permalink: the address is the file’s name; delete it, and put an address that the article had into formerly, such as [old-soup]',
    obeyed: 'formerly: [/2019/hot-soup/]',
  },
  {
    fields: 'thumbnail: /images/soup.jpg',
    problem:
      '2  thumbnail: the picture goes into image, as the path of a file such as ./images/soup.jpg, and what it shows into imageAlt; move it there, and delete this',
    obeyed: 'image: ./images/kitchen.jpg\nimageAlt: Soup.',
  },
  {
    fields: 'published: false',
    problem:
      '2  published: write draft: true instead if the article isn’t done; otherwise delete this: an article without draft: true is published',
    obeyed: 'draft: true',
  },
  {
    fields: 'layout: post',
    problem: '2  layout: delete it: all articles have the same layout',
    obeyed: '',
  },
  {
    fields: 'prep_time: 10 min',
    problem: '2  prep_time: delete it: what readers should know of a recipe goes into the text',
    obeyed: '',
  },
];

/** An article with these fields. */
const withFields = (fields: string) => `---\n${fields}\n---\n\nSoup is good.`;

const inForeign = copy.checkAll(
  'blog',
  FIELDS.map(({ fields }) => withFields(fields)),
);

test.each(FIELDS)('reports $problem', ({ fields, problem }) => {
  expect(inForeign(withFields(fields))).toEqual([problem]);
});

const inObeyed = copy.checkAll(
  'blog',
  FIELDS.map(({ obeyed }) => withFields(obeyed)),
);

test.each(FIELDS)('accepts the suggested fix: $problem', ({ obeyed }) => {
  expect(inObeyed(withFields(obeyed))).toEqual([]);
});

/** The files that Hugo, Jekyll, Ghost, Astro and Eleventy write have fields with these names. */
const OTHER_SYSTEMS =
  'description summary tags categories aliases lastmod publishDate expiryDate slug url weight toc series images cover featured_image type layout keywords linkTitle permalink redirect_from excerpt_separator last_modified_at author_profile published header teaser feature_image custom_excerpt meta_title meta_description og_image twitter_title visibility created_at updated_at published_at heroImage pubDate updatedDate pubDatetime modDatetime featured ogImage canonicalURL eleventyNavigation eleventyExcludeFromCollections thumbnail math comments post_type post_status guid id';

test('says what to do with each field of another system', async () => {
  await copy.post(
    'soup',
    OTHER_SYSTEMS.split(' ')
      .map((key) => `${key}: x`)
      .join('\n'),
  );
  const unknown = (await copy.check()).filter((line) => line.includes('unknown key'));
  expect(unknown).toEqual([]);
});
