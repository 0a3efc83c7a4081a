import { alternative, flag, picture, text } from './fields';
import { choice, objectType, listOf, texts } from './objects';
import { uniqueBy } from './rules';

const AUDIENCES = ['families', 'athletes', 'health-goals', 'professionals'] as const;

const tab = objectType('AudienceTab', 'A tab for one audience.', {
  id: choice(AUDIENCES, 'Which audience it is; each appears once.'),
  role: text('What the tab says; each appears once.', 'Families'),
  comingSoon: flag('Whether the tab is labelled as coming soon.'),
  title: text('The panel’s headline.', 'One dinner, everyone covered'),
  description: text('A few sentences below it.', 'Keep a profile for each of them.'),
  benefits: texts('What they gain, one line each.', 'Several household profiles in one account'),
  image: picture('audience', 'The panel’s picture, 4:3.', '../images/recipes/spaghetti.jpg'),
  alt: alternative('A nest of spaghetti with cherry tomatoes.'),
});

export const audiences = objectType('AudiencesJson', 'The tabs on the home page.', {
  title: text('The section’s headline.', 'Whoever is at the table'),
  label: text('What a screen reader calls the tabs.', 'Who Evenplate is for'),
  tabs: listOf(tab, 'The tabs, in their order.', {
    count: AUDIENCES.length,
    rule: (value) => [...uniqueBy('id')(value), ...uniqueBy('role')(value)],
  }),
  comingSoon: text('The label of a tab that is coming soon.', 'Coming soon'),
});
