import { parse } from 'node-html-parser';

/**
 * A document for hosts that follow no redirects: it leads from a post's former address to the post.
 * @param target the post's document, whose language, title and canonical address it repeats
 * @param to the post's path
 * @throws if the document has no title or no canonical address
 */
export function redirectPage(target: string, to: string): string {
  const document = parse(target);
  const find = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element)
      throw new Error(`The document of ${to} has no ${selector}, which a former address needs.`);
    return element;
  };
  const attributes = ['lang', 'dir']
    .map((name) => [name, find('html').getAttribute(name)])
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
    .join('');
  const { innerHTML: title } = find('title');
  const canonical = find('link[rel=canonical]').getAttribute('href');
  return `<!DOCTYPE html>
<html${attributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="canonical" href="${canonical}">
</head>
<body><p><a href="${to}">${title}</a></p></body>
</html>
`;
}
