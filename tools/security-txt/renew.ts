/** `security.txt` is renewed when it expires in fewer days than this. A build warns 60 days before. */
const NOTICE_DAYS = 90;

/** RFC 9116, section 2.5.5, recommends less than a year. */
const LIFETIME_DAYS = 360;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/**
 * Sets a later `securityExpires` in the text of `site.json`, if the present one is near.
 * @returns the text, unchanged if there is time left
 * @throws if the text has no valid `securityExpires`
 */
export function renewSecurityTxt(text: string, now: Date): string {
  const pattern = /("securityExpires": *")([^"]*)(")/;
  const [, , expires = ''] = pattern.exec(text) ?? [];
  const end = Date.parse(expires);
  if (Number.isNaN(end)) {
    throw new Error(
      `content/data/site.json: securityExpires is "${expires}", where a day such as 2027-10-31 was expected.`,
    );
  }
  if (end - now.getTime() >= NOTICE_DAYS * MS_PER_DAY) return text;
  const later = new Date(now.getTime() + LIFETIME_DAYS * MS_PER_DAY).toISOString().slice(0, 10);
  return text.replace(pattern, `$1${later}$3`);
}
