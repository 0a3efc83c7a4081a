import { Readability } from '@mozilla/readability';
import { renderToString } from 'react-dom/server';
import blog from '../../../tests/content/data/blog.json';
import { htmlOf } from '../../../tests/unit/markdown';
import { postWith } from '../../../tests/unit/posts';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { SiteLayout } from '../../../src/components/site-layout';
import { BlogPost } from '../../../src/sections/blog-post';
import { ThemeProvider } from '../../../src/theme/theme-provider';
import { TAKEN_IDS } from './headings';

/** The document of an article with these headings. */
async function documentWith(headings: readonly string[]) {
  const sentence = 'A soup of lentils, carrots, and a spoon of lemon juice closes most gaps. ';
  const html = await htmlOf(headings.map((h) => `## ${h}\n\n${sentence.repeat(4)}`).join('\n\n'));
  const listed = headings.map((value) => ({ depth: 2, id: value, value }));
  const post = postWith({}, { html, headings: listed });
  const page = renderToString(
    <ThemeProvider>
      <SiteLayout site={SITE} labels={INTERFACE}>
        <BlogPost
          labels={{ ...blog, authors: null }}
          post={post}
          related={[post]}
          ways={SITE.ways}
        />
      </SiteLayout>
    </ThemeProvider>,
  );
  return new DOMParser().parseFromString(page, 'text/html');
}

test('no heading takes an id that the page uses', async () => {
  const ids = Array.from((await documentWith([])).querySelectorAll('[id]'), ({ id }) => id);
  // React's own ids contain capital letters or symbols.
  const own = ids.filter((id) => /^[a-z-]+$/.test(id));
  expect(own).toContain('content');
  expect(TAKEN_IDS).toEqual(expect.arrayContaining(own));
});

test('reader views show all headings, even short ones and those that look like junk, without their links', async () => {
  const { unlikelyCandidates, negative } = Reflect.get(Readability.prototype, 'REGEXPS');
  const junk: string[] = `${unlikelyCandidates.source}|${negative.source}`.split('|');
  const headings = ['a', 'ab', ...junk.filter((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word))];
  expect(headings).toEqual(expect.arrayContaining(['share', 'related', 'extra']));
  const article = new Readability(await documentWith(headings)).parse();
  const { body } = new DOMParser().parseFromString(String(article?.content), 'text/html');
  const shown = Array.from(body.querySelectorAll('h2'), (one) => one.textContent.trim());
  expect(shown).toEqual(headings);
  expect(body.textContent).not.toContain('#');
});
