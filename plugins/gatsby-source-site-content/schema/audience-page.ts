import { alternative, flag, pageDescription, pageTitle, picture, text } from './fields';
import { appLink } from './links';
import { objectType, listOf } from './objects';
import { questions } from './questions';

const point = objectType('AudiencePoint', 'A benefit for this audience.', {
  title: text('The point in a few words.', 'A fair order'),
  text: text('The point in a few sentences.', 'A small site can outrank a large one.'),
  comingSoon: flag('Whether the point is labelled as coming soon.'),
});

const contact = objectType(
  'AudienceContact',
  'The section that invites readers to write an e-mail.',
  {
    title: text('Its headline.', 'Write to us'),
    text: text('A sentence or two below it.', 'Tell us about your site.'),
    label: text('What the button says.', 'Email the creators team'),
    subject: text('The subject of the e-mail that the button opens.', 'Recipes on my site'),
  },
);

/** The schema of a page for one audience. `typeName` is its GraphQL type. */
export const audiencePage = (typeName: string, description: string) =>
  objectType(
    typeName,
    description,
    {
      eyebrow: text('The small line above the title.', 'For recipe creators'),
      title: pageTitle(
        'The page’s headline and title.',
        'Your recipes, found by the people who need them',
      ),
      lead: pageDescription(
        'A sentence or two below it, and for search engines.',
        'Evenplate helps people find your recipes.',
      ),
      image: picture('audience', 'The page’s picture, 4:3.', '../images/recipes/tomato-soup.jpg'),
      cta: appLink(),
      alt: alternative('A green bowl of tomato soup with basil.'),
      pointsTitle: text('The headline of the points.', 'What’s in it for you'),
      points: listOf(point, 'The benefits for this audience.'),
      questionsTitle: text('The headline of the questions.', 'Questions creators ask'),
      questions: questions('The questions of this audience.'),
      contact,
      comingSoon: text('The label of a point that is coming soon.', 'Coming soon'),
    },
    { interfaceName: 'AudiencePage' },
  );
