import { render } from '@testing-library/react';
import blog from '../../../tests/content/data/blog.json';
import { postWith } from '../../../tests/unit/posts';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { SiteLayout } from '../../../src/components/site-layout';
import { BlogPost } from '../../../src/sections/blog-post';
import { ThemeProvider } from '../../../src/theme/theme-provider';
import { TAKEN_IDS } from './headings';

test('no heading can take an id of the page around an article', () => {
  const headings = ['a', 'b', 'c'].map((id) => ({ depth: 2, id, value: id }));
  const post = postWith({}, { html: '', headings });
  const { container } = render(
    <ThemeProvider>
      <SiteLayout site={SITE} labels={INTERFACE}>
        <BlogPost labels={blog} post={post} previous={post} next={post} related={[post]} />
      </SiteLayout>
    </ThemeProvider>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  // React's own ids contain a capital letter, and those of headings none.
  expect(TAKEN_IDS).toEqual(expect.arrayContaining(ids.filter((id) => id === id.toLowerCase())));
});
