import { pages } from './pages';

/** Every page but the articles and the lists of them. */
export const routes = pages.map(({ path }) => path);

/** The only article. */
export const post = '/blog/how-ranking-by-nutrient-gaps-works';

/** The list of that article's category. */
export const category = '/blog/category/technology';

/** Every document of the build. */
export const documents = [...routes, category, post, '/404.html'];

/** Addresses below /blog that have no page. */
export const unknownPosts = {
  'one level deep': '/blog/no-such-post',
  'three levels deep': '/blog/no/such/post',
  'a typed file name': '/blog/no-such-post.html',
  'upper case': '/blog/NO-SUCH-POST',
  'a broken percent-escape': '/blog/%E0%A4%A',
  '900 characters': `/blog/${'a'.repeat(900)}`,
  'a query': '/blog/no-such-post?from=mail',
  'a page of the list': '/blog/page/999',
  'the first page, by number': '/blog/page/1',
  'a category': '/blog/category/no-such-category',
};

/** Other addresses that have no page. */
export const unknownPages = {
  'one level deep': '/no-such-page',
  'three levels deep': '/no/such/page',
  'a typed file name': '/no-such-page.html',
  'a name that starts like the blog': '/blogger',
  'a broken percent-escape': '/%E0%A4%A',
};
