import { Readability } from '@mozilla/readability';
import { renderToString } from 'react-dom/server';
import blog from '../../../content/data/blog.json';
import { renderMarkdown } from '../../../tests/unit/markdown';
import { postWith } from '../../../tests/unit/posts';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { SiteLayout } from '../../../src/components/site-layout';
import { BlogPost } from '../../../src/sections/blog-post';
import { ThemeProvider } from '../../../src/theme/theme-provider';

const SENTENCE = 'A soup of lentils, carrots, and a spoon of lemon juice closes most of the gaps. ';

/** What Firefox's Reader View keeps of the page of an article with some headings. */
async function readerView(headings: readonly string[]) {
  const markdown = headings.map((each) => `## ${each}\n\n${SENTENCE.repeat(4)}`).join('\n\n');
  const html = (await renderMarkdown(markdown)).innerHTML;
  const listed = headings.map((value) => ({ depth: 2, id: value, value }));
  const page = new DOMParser().parseFromString(
    renderToString(
      <ThemeProvider>
        <SiteLayout site={SITE} labels={INTERFACE}>
          <BlogPost labels={blog} post={postWith({}, { html, headings: listed })} related={[]} />
        </SiteLayout>
      </ThemeProvider>,
    ),
    'text/html',
  );
  const { content } = new Readability(page).parse()!;
  return new DOMParser().parseFromString(content!, 'text/html').body;
}

const headingsIn = (view: Element) =>
  Array.from(view.querySelectorAll('h2'), ({ textContent }) => textContent.trim());

/** Words that let Readability take an element for junk. */
const { unlikelyCandidates, negative } = Reflect.get(Readability.prototype, 'REGEXPS') as Record<
  'unlikelyCandidates' | 'negative',
  RegExp
>;
const junk = [...unlikelyCandidates.source.split('|'), ...negative.source.split('|')].filter(
  (word) => /^[a-z]+(?:-[a-z]+)*$/.test(word),
);

test('a reader view keeps headings whose ids have the words of junk', async () => {
  expect(junk).toEqual(expect.arrayContaining(['share', 'related', 'extra']));
  expect(headingsIn(await readerView(junk))).toEqual(junk);
});

test('a reader view keeps headings of one to ten letters, and no sign of their links', async () => {
  const short = Array.from('abcdefghij', (_, place) => 'abcdefghij'.slice(0, place + 1));
  const view = await readerView(short);
  expect(headingsIn(view)).toEqual(short);
  expect(view.textContent).not.toContain('#');
});
