/** @jest-environment node */
import site from '../../../content/data/site.json';
import { articleHtml } from './article-html';
import { withFacts } from './facts';
import { parseMarkdown, toHtmlTree } from '../markdown/parse-markdown';
import { factsOf } from '../prose-page-facts';
import blog from '../../../content/data/blog.json';

const render = (markdown: string, facts = factsOf(site), places = {}) =>
  articleHtml(
    withFacts(toHtmlTree(parseMarkdown(markdown)), facts, places),
    blog.article,
    async () => null,
  );

describe('withFacts', () => {
  test('inserts the theme’s cookie and its lifetime in days', async () => {
    expect(await render('`{themeCookie}` lasts {themeCookieDays} days.')).toBe(
      `<p><code>${site.themeCookie}</code> lasts 365 days.</p>`,
    );
  });

  test('inserts facts as text, not as markup', async () => {
    expect(await render('{product}', { product: '<b>Soup</b>' })).toBe(
      '<p>&#x3C;b>Soup&#x3C;/b></p>',
    );
  });

  test('replaces the path of the contact page in a link', async () => {
    const places = { '/contact': 'https://help.soup.house' };
    expect(await render('[Ask](/contact) [Eat](/pricing)', {}, places)).toBe(
      '<p><a href="https://help.soup.house" rel="noopener">Ask</a> <a href="/pricing">Eat</a></p>',
    );
  });

  test('does not change the tree', () => {
    const tree = toHtmlTree(parseMarkdown('{product}'));
    withFacts(tree, { product: 'Soup' });
    expect(tree).toEqual(toHtmlTree(parseMarkdown('{product}')));
  });
});
