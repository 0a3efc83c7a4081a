import type { z } from 'zod';
import { expectedButFound } from '../../sentences';

type Addresses = { siteUrl: string; parentDomain: string };

/** A host with a domain, unlike `localhost` and `127.0.0.1`. */
const IS_ON_DOMAIN = /\.[a-z][a-z\d-]*$/i;

/**
 * Checks that the site is on the domain that it shares with the app: elsewhere browsers get a cookie for this host alone,
 * while the page about privacy names the domain. A build for another host, such as a preview, needn't match.
 */
export function checkParentDomain(file: Addresses, { addIssue }: z.RefinementCtx): void {
  const { siteUrl, parentDomain } = file;
  if (process.env.GATSBY_SITE_URL || !URL.canParse(siteUrl)) return;
  const { hostname } = new URL(siteUrl);
  if (!IS_ON_DOMAIN.test(hostname)) {
    const address = `the address of the site on its domain, such as https://www.${parentDomain}`;
    const remedy = 'for another address, set the variable GATSBY_SITE_URL';
    const message = `${expectedButFound(address, siteUrl)}; ${remedy}`;
    addIssue({ code: 'custom', path: ['siteUrl'], message });
    return;
  }
  if (`.${hostname}`.endsWith(`.${parentDomain}`)) return;
  const expected = `a domain that siteUrl is on, such as ${hostname.replace(/^www\./, '')}`;
  const message = expectedButFound(expected, parentDomain);
  addIssue({ code: 'custom', path: ['parentDomain'], message });
}
