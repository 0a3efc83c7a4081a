const TRANSLITERATIONS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/**
 * Turns a file name or title into a slug: lower case, umlauts transliterated (ä to ae), other accents
 * removed, and a hyphen for each run of characters other than a-z and 0-9. `Süße Crème 2` becomes
 * `suesse-creme-2`. These rules must never change, because published URLs depend on them.
 * @param name without the extension `.md`
 * @returns an empty string if the name has no Latin letter and no digit
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđ]/g, (letter) => TRANSLITERATIONS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
