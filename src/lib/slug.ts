const SPELLED_OUT: Record<string, string> = {
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
 * Turns a file's name or a title into what stands in the address: lower case, umlauts spelled out
 * (ä as ae), other accents left out, and a hyphen for each run of anything but a-z and 0-9.
 * `Süße Crème 2.md` lives at `/blog/suesse-creme-2`. The rule must never change: addresses are kept.
 * @param name without the ending `.md`
 * @returns an empty text if the name has no Latin letter and no digit
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđ]/g, (letter) => SPELLED_OUT[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
