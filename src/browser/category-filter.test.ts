/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { scriptThatCalls } from '../../tests/unit/script';

const SCRIPT = scriptThatCalls('startCategoryFilter', 'category-filter');

const FILTER = `<div data-enhance="categories"><a href="/blog" role="button" aria-pressed="true">All</a>
  <a href="#soups" role="button" aria-pressed="false">Soups &amp; stews</a></div>
  <div data-posts></div><p data-no-posts hidden></p>`;

/** Opens the list of posts with a query, and runs the script before the document has loaded. */
async function open(query: string, body = FILTER) {
  const { window } = new JSDOM(`<!doctype html><script>${SCRIPT}</script><body>${body}`, {
    url: `https://farm.example/blog${query}`,
    runScripts: 'dangerously',
  });
  await new Promise((loaded) => window.addEventListener('DOMContentLoaded', loaded));
  const { document } = window;
  const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)!.hidden;
  return {
    window,
    link: document.querySelector<HTMLElement>('[href="#soups"]')!,
    hash: () => window.location.hash,
    isEmpty: () => isHidden('[data-posts]') && !isHidden('[data-no-posts]'),
    pressed: () => document.querySelectorAll('[aria-pressed=true]').length,
  };
}

test('a category in the query leads to its page', async () => {
  const page = await open('?category=Soups+%26+stews');
  expect(page.hash()).toBe('#soups');
  expect(page.isEmpty()).toBe(false);
});

test.each(['soups', '%3Cb%3E', '%E0%A4%A'])(
  'the unknown category %s shows no articles and no pressed button',
  async (category) => {
    const page = await open(`?category=${category}`);
    expect(page.isEmpty()).toBe(true);
    expect(page.pressed()).toBe(0);
    expect(page.hash()).toBe('');
  },
);

test.each(['', '?category='])('the query "%s" leaves the list as it is', async (query) => {
  const page = await open(query);
  expect(page.isEmpty()).toBe(false);
  expect(page.pressed()).toBe(1);
});

test('the space bar follows a button’s link', async () => {
  const { window, link } = await open('');
  const clicked = jest.fn();
  link.addEventListener('click', clicked);
  const press = new window.KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  expect(link.dispatchEvent(press)).toBe(false);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a page without the filter ignores the query', async () => {
  await expect(open('?category=soups', '')).resolves.toBeDefined();
});
