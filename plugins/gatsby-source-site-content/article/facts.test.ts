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
  test('names the theme’s cookie and the days that it lasts', async () => {
    expect(await render('`{themeCookie}` lasts {themeCookieDays} days.')).toBe(
      `<p><code>${site.themeCookie}</code> lasts 365 days.</p>`,
    );
  });

  test('adds no markup', async () => {
    expect(await render('{product}', { product: '<b>Soup</b>' })).toBe(
      '<p>&#x3C;b>Soup&#x3C;/b></p>',
    );
  });

  test('leads a link to the contact page to where that is', async () => {
    const places = { '/contact': 'https://help.soup.house' };
    expect(await render('[Ask](/contact) [Eat](/pricing)', {}, places)).toBe(
      '<p><a href="https://help.soup.house" rel="noopener">Ask</a> <a href="/pricing">Eat</a></p>',
    );
  });

  test('leaves the tree as it is', () => {
    const tree = toHtmlTree(parseMarkdown('{product}'));
    withFacts(tree, { product: 'Soup' });
    expect(tree).toEqual(toHtmlTree(parseMarkdown('{product}')));
  });
});
