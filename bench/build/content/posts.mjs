import { createRandom, pick, times } from './random.mjs';
import { adjective, capitalize, clause, noun, paragraph, sentence, title } from './words.mjs';

export const CATEGORIES = [
  'Recipes',
  'Techniques',
  'Ingredients',
  'Business',
  'Stories',
  'Community',
];
const AUTHORS = ['Ada Marlow', 'Ben Okafor', 'Chiara Voss', 'Dmitri Lane', 'Esme Tran'];

/** How many pictures the posts share. */
export const POST_PICTURES = 12;

/** Links lead to the first posts only, so that a post is the same among 100 and among 10,000. */
const LINKED_POSTS = 100;

const NEWEST = Date.UTC(2025, 9, 30);
const HALF_DAY_MS = 12 * 60 * 60 * 1000;

const twoDigits = (number) => String(number).padStart(2, '0');

export const slugOfPost = (number) => `post-${String(number).padStart(4, '0')}`;

/** A post as a record; each participant writes it in the form its front matter has. */
export function makePost(number) {
  const random = createRandom(1000 + number);
  return {
    slug: slugOfPost(number),
    title: `${title(random)} ${number}`,
    excerpt: sentence(random),
    category: CATEGORIES[number % CATEGORIES.length],
    author: pick(random, AUTHORS),
    date: new Date(NEWEST - number * HALF_DAY_MS).toISOString().slice(0, 10),
    minutes: 4 + (number % 6),
    picture: `pool-${twoDigits(1 + (number % POST_PICTURES))}.jpg`,
    body: [paragraph(random, 7), ...SPECIALS.map((make, at) => section(random, number, at, make))]
      .join('\n\n')
      .concat('\n'),
  };
}

function section(random, number, at, makeSpecial) {
  const to = slugOfPost(1 + ((number * 7 + at) % LINKED_POSTS));
  const text = paragraph(random, 8).replace(/the (\w+) (\w+)/, `the **$1** [$2](/blog/${to})`);
  return `## ${title(random)}\n\n${text}\n\n${makeSpecial(random, number)}`;
}

const list = (random) => times(5, () => `- ${capitalize(clause(random))}`).join('\n');

const table = (random) =>
  [
    '| Item | Amount | Note |',
    '| --- | --- | --- |',
    ...times(5, () => {
      const grams = 1 + Math.floor(random() * 400);
      return `| ${capitalize(noun(random))} | ${grams} g | ${adjective(random)} |`;
    }),
  ].join('\n');

const steps = (random) =>
  `### ${title(random)}\n\n${times(4, (at) => `${at + 1}. ${capitalize(clause(random))}`).join('\n')}`;

const code = () => `\`\`\`js
const portions = 4;
const scale = (grams) => Math.round(grams * portions / 2);
for (const step of recipe.steps) {
  console.log(step.name, scale(step.grams));
}
\`\`\``;

const quote = (random, number) =>
  `> ${sentence(random)}\n\n${paragraph(random, 4)} Read [the guide](https://example.com/guide-${number}) for more.`;

const SPECIALS = [list, table, steps, code, quote];
