import { alternative, picture, text, textLike, wholeNumber } from './fields';
import { appLink } from './links';
import { message } from './message';
import { withMetadata } from './metadata';
import { choice, objectType, listOf } from './objects';

const percent = (description: string, example: string) =>
  wholeNumber(description, example, 'a whole number of percent');

const blank = objectType(
  'HeroBlank',
  'A part of the picture that fades out on wide screens, because the text would cover half of it.',
  {
    x: percent('The distance of its center from the left edge.', '41'),
    y: percent('The distance of its center from the top edge.', '59'),
    width: percent('How wide it is.', '8'),
    height: percent('How high it is.', '50'),
  },
);

const slide = objectType('HeroSlide', 'A picture behind the headline.', {
  image: picture(
    'hero',
    'The picture, 16:9, its subject at the right.',
    '../images/hero/plate.jpg',
  ),
  alt: alternative('A round white plate on an orange table.'),
  tone: choice(
    ['dark', 'light'],
    'Whether the text over the picture is dark (on a light picture) or light (on a dark one).',
    { typeName: 'HeroTone' },
  ),
  backdrop: textLike(
    /^#[0-9A-Fa-f]{6}$/,
    'a color such as #E0A66C',
    'The color around the picture on wide screens and while it loads.',
    { example: '#E0A66C' },
  ),
  blank: withMetadata(blank.nullable(), { whenOmitted: 'null where there is none' }),
});

const slideshow = objectType('HeroSlideshow', 'What a screen reader says of the slideshow.', {
  label: text('What it is.', 'Slideshow'),
  pause: text('The button that stops it.', 'Pause slideshow'),
  play: text('The button that starts it.', 'Play slideshow'),
  goTo: message('The button of each slide.', 'Go to slide {number}'),
});

export const hero = objectType('HeroJson', 'The top of the home page.', {
  eyebrow: text('The small line above the headline.', 'Personalized nutrition'),
  headline: text('The headline.', 'Eat what your day is missing.'),
  lead: text('A sentence or two below it.', 'Evenplate ranks real recipes.'),
  cta: appLink(),
  note: text('The small line below the button.', 'Free during early access.'),
  tryLabel: text('The link to /try after the note.', 'Try the ranking first'),
  slides: listOf(slide, 'The pictures behind the headline, in their order.', { count: 5 }),
  slideshow,
});
