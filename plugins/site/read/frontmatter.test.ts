import { parseFrontmatter } from './frontmatter';

const TITLE = "What's in a day's soup";
const DESCRIPTION =
  'How we decide what goes into the "big pot" on a Sunday, who stirs it for three hours, and why there is always a bowl left.';

test('the texts above a page of prose have typographic quotation marks', () => {
  const given = { title: TITLE, headline: "A day's soup", description: DESCRIPTION };
  const { value, issues } = parseFrontmatter('page', 'content/pages/soup.md', {
    ...given,
    ending: "What's your day's soup?",
  });
  expect(issues).toEqual([]);
  expect(value).toEqual({
    title: 'What’s in a day’s soup',
    headline: 'A day’s soup',
    description:
      'How we decide what goes into the “big pot” on a Sunday, who stirs it for three hours, and why there is always a bowl left.',
    ending: 'What’s your day’s soup?',
  });
});

test('a page of prose without a headline shows its title', () => {
  const given = { title: TITLE, description: DESCRIPTION };
  expect(parseFrontmatter('page', 'content/pages/soup.md', given).value?.headline).toBe(
    'What’s in a day’s soup',
  );
});
