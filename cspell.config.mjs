// Checks the spelling of the content, as a step of npm test.
import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');
const { name, parentDomain, themeCookie, themeStorageKey } = JSON.parse(
  read('content/data/site.json'),
);
const parts = [name, parentDomain, themeCookie, themeStorageKey].flatMap((one) => one.split(/\W/));

export default {
  language: 'en-US',
  files: ['content/**/*.md', 'content/data/*.json'],
  words: [...parts, ...read('content/words.txt').split('\n').filter(Boolean)],
  ignorePaths: ['content/data/foods.json'],
};
