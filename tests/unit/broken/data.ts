import { pictureFile } from '../picture-file';
import { data, type Broken } from './broken';

export const brokenData: Broken[] = [
  [
    'broken JSON',
    data('faq', '"Questions about plans",', '"Questions about plans"'),
    ['content/data/faq.json:4  broken JSON: expected a comma, found "items"'],
  ],
  [
    'a missing file',
    (copy) => copy.remove('content/data/creators.json'),
    ['content/data/creators.json  there is no such file, but a page needs it'],
  ],
  [
    'an unknown file',
    (copy) => copy.write('content/data/plan.json', '{}'),
    ['content/data/plan.json  no page uses a file of this name, did you mean "plans.json"?'],
  ],
  [
    'an unknown key',
    data('professionals', '"pointsTitle"', '"pointTitle"'),
    [
      'content/data/professionals.json:1  pointsTitle: missing, expected a text',
      'content/data/professionals.json:9  pointTitle: unknown key, did you mean "pointsTitle"?',
    ],
  ],
  [
    'a schema that doesn’t exist',
    data('hero', 'hero.schema.json', 'top.schema.json'),
    [
      'content/data/hero.json:2  $schema: expected "../../docs/schemas/hero.schema.json", the schema of this file, found the text "../../docs/schemas/top.schema.json"',
    ],
  ],
  [
    'a link to an article that doesn’t exist',
    data('try', '"/blog/how-ranking-by-nutrient-gaps-works"', '"/blog/how-ranking-works"'),
    ['content/data/try.json:90  notes.article: there is no article "/blog/how-ranking-works"'],
  ],
  [
    'a duplicate key',
    data('audiences', '"label": "Who', '"title": "Who'),
    ['content/data/audiences.json:4  the key "title" appears here a second time'],
  ],
  [
    'an address that isn’t https',
    data('site', 'https://x.com', 'http://x.com'),
    [
      'content/data/site.json:34  social[3].url: expected an address that begins with https://, found the text "http://x.com/evenplate_example"',
    ],
  ],
  [
    'an invalid address',
    data('site', '"https://app.evenplate.example"', '"app"'),
    [
      'content/data/site.json:7  appUrl: expected an address that begins with https://, found the text "app"',
    ],
  ],
  [
    'an invalid path',
    data('site', '"/login"', '"login"'),
    ['content/data/site.json:8  logIn: expected a path such as /login, found the text "login"'],
  ],
  [
    'an invalid e-mail address',
    data('site', 'creators@', 'creators at '),
    [
      'content/data/site.json:16  creatorsEmail: expected an e-mail address, found the text "creators at evenplate.example"',
    ],
  ],
  [
    'an unknown social network',
    data('site', '"network": "x"', '"network": "twiter"'),
    [
      'content/data/site.json:34  social[3].network: expected one of "youtube", "instagram", "tiktok", "x" or "threads", found the text "twiter"',
    ],
  ],
  [
    'an invalid color',
    data('hero', '#E0A66C', 'orange'),
    [
      'content/data/hero.json:13  slides[0].backdrop: expected a color such as #E0A66C, found the text "orange"',
    ],
  ],
  [
    'an empty text',
    data('hero', 'Eat what your day is missing.', ' '),
    ['content/data/hero.json:4  headline: expected a text, found an empty text'],
  ],
  [
    'a picture that is too small',
    async (copy) => {
      await copy.write('content/images/small.png', await pictureFile(640, 360));
      await data('hero', '../images/hero/orbit.jpg', '../images/small.png')(copy);
    },
    [
      'content/data/hero.json:24  slides[2].image: expected a picture at least 2000 pixels wide, "../images/small.png" has 640',
    ],
  ],
  [
    'a duplicate rank',
    data('trending', '"rank": 4', '"rank": 3'),
    [
      'content/data/trending.json:28  items[3].rank: 3 appears here a second time; entry [2] has it, too',
    ],
  ],
  [
    'a rank out of range',
    data('trending', '"rank": 10', '"rank": 11'),
    [
      'content/data/trending.json:70  items[9].rank: expected a whole number from 1 to 10, found the number 11',
    ],
  ],
  [
    'a duplicate id',
    data('features', '"id": "nutrients"', '"id": "recipes"'),
    [
      'content/data/features.json:21  tiles[1].id: "recipes" appears here a second time; entry [0] has it, too',
    ],
  ],
  [
    'an example with too few figures',
    data('feature-examples', '[18, 16, 8, 120, 120, 70]', '[18, 16, 8]'),
    [
      'content/data/feature-examples.json:38  gaps.dishes[2].amounts: expected 6 entries, one for each of nutrients, found 3',
    ],
  ],
  [
    'an example that chooses an unknown set',
    data('feature-examples', '"chosen": "EU"', '"chosen": "Asia"'),
    [
      'content/data/feature-examples.json:24  targets.chosen: expected "US/Canada", "Australia/NZ", "EU" or "Nordic", found the text "Asia"',
    ],
  ],
  [
    'an unknown feature',
    data('features', '"id": "gaps"', '"id": "gasp"'),
    [
      'content/data/features.json:43  tiles[3].id: expected one of "recipes", "nutrients", "targets", "gaps", "filters", "household", "custom" or "portions", found the text "gasp", did you mean "gaps"?',
    ],
  ],
  [
    'a title that is too short',
    data('plans', 'Simple pricing, free for now', 'Prices'),
    [
      'content/data/plans.json:3  title: expected a title of 20 to 65 characters in the browser’s tab, found 18: "Prices · Evenplate"',
    ],
  ],
  [
    'a tagline that is too short for the home page’s title',
    data('site', 'Recipes that close your nutrient gaps', 'Eat well'),
    [
      'content/data/site.json:4  tagline: expected a title of 20 to 65 characters in the browser’s tab, found 19: "Evenplate: Eat well"',
    ],
  ],
  [
    'a description with a placeholder that is too short',
    data(
      'blog',
      ': how recipes are ranked, what the figures mean, and what a score can’t tell you',
      '',
    ),
    ['content/data/blog.json:4  description: expected 70 to 160 characters, found 42'],
  ],
  [
    'a message without a required placeholder',
    data('blog', 'Page {page} of {pages}"', 'Page {page}"'),
    [
      'content/data/blog.json:12  list.position: expected a text with {page} and {pages}, found the text "Page {page}"',
    ],
  ],
  [
    'a message with an unknown placeholder',
    data('hero', 'slide {number}', 'slide {numbr}'),
    [
      'content/data/hero.json:49  slideshow.goTo: there is no name {numbr} here, did you mean "number"?',
    ],
  ],
  [
    'an invalid language tag',
    data('site', '"locale": "en-US"', '"locale": "English"'),
    [
      'content/data/site.json:52  locale: expected the tag of a language such as en-US, found the text "English"',
    ],
  ],
  [
    'an unknown icon',
    data('how-it-works', '"pencil"', '"pen"'),
    [
      'content/data/how-it-works.json:28  steps[1].icon: expected one of "search", "pencil", "calendar" or "chart", found the text "pen"',
    ],
  ],
  [
    'a flag that is neither true nor false',
    data('how-it-works', '"optional": true', '"optional": "yes"'),
    [
      'content/data/how-it-works.json:15  setup[1].optional: expected true or false, found the text "yes"',
    ],
  ],
];

export const brokenPlans: Broken[] = [
  [
    'a price that is text',
    data('plans', '"monthlyPrice": 5', '"monthlyPrice": "5"'),
    [
      'content/data/plans.json:34  plans[1].monthlyPrice: expected a whole number of dollars, found the text "5"',
    ],
  ],
  [
    'a saving that isn’t the difference of the prices',
    data('plans', 'Save $30', 'Save $20'),
    [
      'content/data/plans.json:37  plans[1].savings: expected a text that names $30, which is $60 less $30, found the text "Save $20 a year"',
    ],
  ],
  [
    'an annual price that contradicts the badge',
    data('plans', '"annualPrice": 60', '"annualPrice": 72'),
    [
      'content/data/plans.json:56  plans[2].annualPrice: expected 60, which is 12 months at $10 less the 50% that annualBadge promises, found the number 72',
    ],
  ],
  [
    'a crossed-out price that isn’t twelve monthly prices',
    data('plans', '120', '110'),
    [
      'content/data/plans.json:57  plans[2].originalAnnualPrice: expected 120, which is 12 months at $10, found the number 110',
    ],
  ],
];
