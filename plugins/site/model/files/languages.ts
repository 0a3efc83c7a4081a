import type { z } from 'zod';
import { expectedButFound, quote } from '../../sentences';

type Languages = { language: string; locale: string; direction: string };

/** The tag of a language or a locale (BCP 47): `en`, `zh-Hant`, `de-CH`. */
export const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/;

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Scripts from right to left (ISO 15924). `Intl` knows them by language only, and treats az-Arab as left to right. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** Checks that language and locale exist and match, and that the direction is that of the language. */
export function checkLanguages(file: Languages, { addIssue }: z.RefinementCtx): void {
  const report = (key: keyof Languages, expected: string) =>
    addIssue({ code: 'custom', path: [key], message: expectedButFound(expected, file[key]) });
  // Malformed tags have sentences of their own.
  if (!TAG.test(file.language) || !TAG.test(file.locale)) return;
  const own = new Intl.Locale(file.language);
  const locale = new Intl.Locale(file.locale);
  if (LANGUAGES.of(own.language) === undefined)
    return report('language', 'a language that exists, such as en');
  const { script = '', region } = own.maximize();
  const direction = RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr';
  const name = quote(own.language);
  if (direction !== file.direction)
    report('direction', `${quote(direction)}, the direction of ${name}`);
  if (locale.language !== own.language)
    report('locale', `a locale of the language ${name}, such as ${own.language}-${region}`);
  else if (locale.region !== undefined && REGIONS.of(locale.region) === undefined)
    report('locale', `a country that exists, such as ${region} in ${own.language}-${region}`);
  else if (Intl.NumberFormat.supportedLocalesOf(file.locale).length === 0)
    report('locale', 'a locale whose numbers Node.js can write, such as en-US');
}
