import { absoluteUrl } from '../../src/lib/absolute-url';

/** Who hears of a hole in the site, and until when one may rely on that (ISO 8601). */
export type SecurityContact = { siteUrl: string; email: string; expires: string };

/** Where it has to be (RFC 9116, section 3). */
export const SECURITY_TXT = '/.well-known/security.txt';

const MS_PER_DAY = 24 * 60 * 60 * 1000;
const NOTICE_DAYS = 60;

/** Tells whoever finds a hole whom to write to (RFC 9116). */
export const securityTxt = ({ siteUrl, email, expires }: SecurityContact): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(siteUrl, SECURITY_TXT)}`,
    '',
  ].join('\n');

/** A sentence when the day on which the file expires is near or over, as it is worthless then. */
export function warnOfExpiry(expires: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / MS_PER_DAY);
  if (days >= NOTICE_DAYS) return undefined;
  const when = days < 0 ? 'has expired' : `expires in ${days} days`;
  return `${SECURITY_TXT} ${when}: set securityExpires in content/data/site.json to a later day.`;
}
