const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'áƀçđéƒğĥîĵķļɱñóþǫřšťûṽŵẋýž';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

/** A made-up language: no letter from a to z is left in a text that went through it. */
export type PseudoLocale = {
  name: string;
  /** What `site.json` says in it. */
  site: { language: string; locale: string; direction: 'ltr' | 'rtl' };
  translate(text: string): string;
};

/** What stays as it stands: places for values, entities, kinds of callouts, addresses. */
const KEPT = /(\{\w+\}|&#?\w+;|\[![A-Z]+\]|https?:\/\/\S+)/;

/** Writes a text in other letters. A vowel stands twice, which makes it some 40 % longer. */
const translateWith = (letters: string) => (text: string) =>
  text
    .split(KEPT)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(/[a-z]/gi, inLetters(letters))))
    .join('');

const inLetters = (letters: string) => (latin: string) => {
  const letter = [...letters][LATIN.indexOf(latin.toLowerCase())]!;
  const own = latin === latin.toLowerCase() ? letter : letter.toUpperCase();
  return /[aeiou]/i.test(latin) ? own + letter : own;
};

/** The names of the languages are those of Android's and ICU's made-up ones. */
export const PSEUDO_LOCALES: readonly PseudoLocale[] = [
  {
    name: 'accented',
    site: { language: 'en-XA', locale: 'de-DE', direction: 'ltr' },
    translate: translateWith(ACCENTED),
  },
  {
    name: 'mirrored',
    site: { language: 'ar-XB', locale: 'ar-EG', direction: 'rtl' },
    translate: translateWith(ARABIC),
  },
];
