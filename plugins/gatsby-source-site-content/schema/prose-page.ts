import { calendarDay, flag, pageDescription, text } from './fields';
import { withMetadata } from './metadata';
import { objectType } from './objects';

/** The front matter of a page of prose. */
export const prosePage = objectType(
  'ProsePage',
  'A page of prose.',
  {
    title: text('The page’s headline.', 'Who cooks here'),
    description: pageDescription(
      'A sentence or two, below the headline and for search engines.',
      'Who makes Evenplate, and why.',
    ),
    name: withMetadata(
      text('What links, breadcrumbs and the browser’s tab call the page.', 'About us').optional(),
      { whenOmitted: 'the title', graphqlType: 'String!' },
    ),
    reviewed: withMetadata(
      calendarDay(
        'The day on which somebody last checked the page’s facts. It is shown at the end.',
        '2026-11-21',
      ).optional(),
      { whenOmitted: 'none' },
    ),
    footer: withMetadata(
      flag('Whether the last line of the footer links to the page.', 'true').optional(),
      { whenOmitted: 'false', graphqlType: 'Boolean!' },
    ),
  },
  { expected: 'fields such as "title: Who cooks here"' },
);
