/** The pages of the site that an article may link to, without the articles themselves. */
export const PAGES = [
  '/',
  '/pricing',
  '/creators',
  '/professionals',
  '/blog',
  '/accessibility',
] as const;
