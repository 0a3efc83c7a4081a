import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../tools/project-folder.mjs';

const data = (name) =>
  JSON.parse(readFileSync(path.join(projectFolder, `content/data/${name}.json`), 'utf8'));

const labels = data('interface');
const { tiles } = data('features');
const { tabs } = data('audiences');
const { items: questions } = data('faq');

/** In ms: the time to render an answer, and to load scripts or a page over the slow line. */
const SHORT = 600;
const LONG = 3000;

const menu = { selector: '[popovertarget]', pause: SHORT };
const inMenu = (text) => ({ selector: 'header nav a', text, pause: LONG });
const tile = (at, pause = SHORT) => ({ selector: 'button', text: tiles[at].title, pause });
const theme = { selector: '[data-inline=theme]', pause: SHORT };

/** What a visitor taps, in order, and the pause after each tap in ms. `back` is the back button. */
export const VISIT = [
  theme,
  // The first tap loads the scripts if it needs them. The second comes while they start.
  tile(0, 1500),
  tile(1, LONG),
  tile(2),
  tile(2),
  { selector: '[role=tab]', text: tabs[1].role, pause: SHORT },
  { selector: '[role=tab]', text: tabs[2].role, pause: SHORT },
  theme,
  menu,
  inMenu(labels.header.pricing),
  { selector: 'label', text: data('plans').annual, pause: SHORT },
  { selector: 'summary', text: questions[0].question, pause: SHORT },
  menu,
  inMenu(labels.header.blog),
  { selector: '[role=button]', text: 'Technology', pause: LONG },
  { selector: 'back', pause: 1500 },
  { selector: 'article a', text: '', pause: LONG },
];
