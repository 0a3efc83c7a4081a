import { absoluteUrl } from '../../src/lib/absolute-url';

/** The site, its e-mail address for reports of security holes, and the day on which the file expires (ISO 8601). */
export type SecurityContact = { siteUrl: string; email: string; expires: string };

/** The path of the file (RFC 9116, section 3). */
export const SECURITY_TXT = '/.well-known/security.txt';

const MS_PER_DAY = 24 * 60 * 60 * 1000;
const NOTICE_DAYS = 60;

/** Writes `security.txt` (RFC 9116), which says where to report security holes. */
export const securityTxt = ({ siteUrl, email, expires }: SecurityContact): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(siteUrl, SECURITY_TXT)}`,
    '',
  ].join('\n');

/** Returns a warning when the file expires in less than 60 days or has expired. */
export function warnOfExpiry(expires: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(expires) - now.getTime()) / MS_PER_DAY);
  if (days >= NOTICE_DAYS) return undefined;
  const when = days < 0 ? 'has expired' : `expires in ${days} days`;
  return `${SECURITY_TXT} ${when}: set securityExpires in content/data/site.json to a later day.`;
}
