import { siteFile } from '../../model/site-file';

/** The marks around a quotation, and around one inside it. */
export type QuotationMarks = {
  open: string;
  close: string;
  openInner: string;
  closeInner: string;
};

const ENGLISH = { open: '“', close: '”', openInner: '‘', closeInner: '’' };
const GERMAN = { open: '„', close: '“', openInner: '‚', closeInner: '‘' };
const SWISS = { open: '«', close: '»', openInner: '‹', closeInner: '›' };
/** With narrow no-break spaces. */
const FRENCH = { open: '«\u202F', close: '\u202F»', openInner: '‹\u202F', closeInner: '\u202F›' };
const ANGLED = { open: '«', close: '»', openInner: '“', closeInner: '”' };
const CLOSING = { open: '”', close: '”', openInner: '’', closeInner: '’' };
const LOW = { open: '„', close: '”', openInner: '‚', closeInner: '’' };

/** The usual marks of a language (Unicode CLDR 48, delimiters). */
const MARKS: Record<string, QuotationMarks> = {
  en: ENGLISH,
  nl: ENGLISH,
  pt: ENGLISH,
  tr: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: ANGLED,
  it: ANGLED,
  sv: CLOSING,
  fi: CLOSING,
  da: CLOSING,
  pl: LOW,
  ro: LOW,
};

/** The marks of the site’s language. In a language without an entry, quotation marks stay as typed. */
export const QUOTATION_MARKS: QuotationMarks | null = marksOf(
  siteFile().language,
  siteFile().locale,
);

/** The marks of a language. Switzerland has its own in German, French and Italian. */
export function marksOf(ofLanguage: string, ofLocale: string): QuotationMarks | null {
  const [code = ''] = ofLanguage.split('-');
  const isSwiss = /-(?:CH|LI)$/.test(ofLocale);
  return isSwiss && /^(?:de|fr|it)$/.test(code) ? SWISS : (MARKS[code] ?? null);
}
