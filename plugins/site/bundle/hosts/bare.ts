// Documents in place of redirects, for hosts without rules, such as GitHub Pages.
import { siteFile } from '../../model/site-file';
import { siteUrl } from '../../model/site-url';
import { escapeHtml } from '../markup';
import { isExact, type Redirect } from './rules';

/** The documents, by path, that redirect on hosts without rules. */
export const redirectDocuments = (redirects: readonly Redirect[]): [path: string, html: string][] =>
  redirects.filter(isExact).map((one) => [one.path, redirectDocument(one)]);

function redirectDocument({ toPath, title }: Redirect): string {
  const address = encodeURI(toPath);
  const name = escapeHtml(String(title ?? toPath));
  return `<!DOCTYPE html>
<html lang="${siteFile().language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<link rel="canonical" href="${new URL(address, siteUrl()).href}">
</head>
<body><p><a href="${address}">${name}</a></p></body>
</html>
`;
}
