import type { Text } from './texts';

const REPEATED = /(?<![\p{L}\p{N}’'-])(\p{L}+)\s+\1(?![\p{L}\p{N}’'-])/giu;
/** Words that correct English may repeat, as in "she had had lunch". */
const MAY_REPEAT = ['had', 'that'];

/** Texts of links that say nothing when they are read alone (WCAG 2.4.4, 2.4.9). */
const WEAK_LINKS = [
  'click here',
  'click',
  'here',
  'learn more',
  'link',
  'more',
  'read more',
  'this',
  'this link',
  'this page',
];

/** Screen readers say that a picture is one (WCAG 1.1.1, technique G94). */
const PICTURE_WORDS = /^(?:an? )?(?:image|picture|photo|photograph|graphic) (?:of|showing)\b/i;

/** What is weak in a text of the content. Returns a sentence for each finding. */
export function findWeaknesses({ text, role }: Text): string[] {
  return [...repeatedWords(text), ...weakLink(text, role), ...pictureWords(text, role)];
}

const repeatedWords = (text: string) =>
  [...text.matchAll(REPEATED)]
    .filter(([, word = '']) => !MAY_REPEAT.includes(word.toLowerCase()))
    .map(([found]) => `"${found.replace(/\s+/, ' ')}" says a word twice.`);

// Data files don't mark the labels of links, so every label is checked.
const weakLink = (text: string, role: Text['role']) =>
  (role === 'link' || role === 'label') && WEAK_LINKS.includes(text.trim().toLowerCase())
    ? [`"${text}" doesn’t say where the link leads: name what is there.`]
    : [];

const pictureWords = (text: string, role: Text['role']) =>
  role === 'picture' && PICTURE_WORDS.test(text)
    ? [
        `"${text}" says that it is a picture, which screen readers say already: begin with what it shows.`,
      ]
    : [];
