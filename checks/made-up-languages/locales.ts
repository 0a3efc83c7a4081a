const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'áƀçđéƒğĥîĵķļɱñóþǫřšťûṽŵẋýž';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

/** A made-up language: a translated text contains no letter from a to z. */
export type PseudoLocale = {
  name: string;
  /** The fields of `site.json` that change with the language. */
  site: { language: string; locale: string; direction: 'ltr' | 'rtl' };
  translate(text: string): string;
};

/** What is not translated: placeholders, entities, kinds of callouts, addresses. */
const KEPT = /(\{\w+\}|&#?\w+;|\[![A-Z]+\]|https?:\/\/\S+)/;

/** Replaces letters by others. Vowels are doubled, which makes a text about 40 % longer. */
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

/** The language tags are those of the pseudolocales of Android and ICU. */
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
