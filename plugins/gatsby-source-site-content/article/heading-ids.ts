import GithubSlugger from 'github-slugger';

/** Ids that the page around an article has already. */
const TAKEN = [
  'content',
  'contents-title',
  'footnotes',
  'footer-product',
  'footer-resources',
  'neighbours-title',
  'related-title',
  '___gatsby',
  'gatsby-announcer',
  'gatsby-focus-wrapper',
];

/**
 * Names the headings of one article, in order, by GitHub's rules.
 * @returns a function from a heading's text to its id, which is like no other of the page
 */
export function nameHeadingIds(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  return (text) => slugger.slug(text.trim()) || slugger.slug('section');
}
