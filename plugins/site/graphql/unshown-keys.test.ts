import { buildSchema } from 'gatsby/graphql';
import { findUnshownKeys } from './unshown-keys';

const schema = buildSchema(`
  type Query { content: Content! prosePage: ProsePage! }
  type Content { faq: FaqJson! }
  type FaqJson { title: String! items: [Question!]! }
  type Question { question: String! answer: String! link: SiteLink }
  type SiteLink { label: String! to: String! }
  type ProsePage { headline: String! description: String! }
`);

const ofFaq = (queries: string[]) =>
  findUnshownKeys(queries, schema).filter((each) => each.startsWith('content/data/faq.json'));

test('names the keys of a data file that no query selects', () => {
  const query = 'query { content { faq { title items { question answer } } } }';
  expect(ofFaq([query])).toEqual([
    'content/data/faq.json  items[].link.label: no page’s query selects faq.items.link.label, so nobody would see it; select it, or delete it from its schema',
    'content/data/faq.json  items[].link.to: no page’s query selects faq.items.link.to, so nobody would see it; select it, or delete it from its schema',
  ]);
});

test('finds selections in fragments, and in several queries', () => {
  const first = `
    query { content { faq { ...Titles ... on FaqJson { items { question answer } } } } }
    fragment Titles on FaqJson { title }`;
  const second = `
    query { content { questions: faq { items { link { ...Link } } } } }
    fragment Link on SiteLink { label to }`;
  expect(ofFaq([first, second])).toEqual([]);
});

test('names the fields above a page of prose that no query selects', () => {
  const found = findUnshownKeys(['query { prosePage { description } }'], schema);
  const ofPages = found.filter((each) => each.startsWith('content/pages'));
  expect(ofPages.map((each) => each.split(':')[0])).toEqual([
    'content/pages/*.md  headline',
    'content/pages/*.md  reviewed',
    'content/pages/*.md  ending',
  ]);
});

test('accepts keys that only code reads', () => {
  expect(findUnshownKeys([], schema).join('\n')).not.toMatch(/foods\.json|themeCookie|formerly/);
});
