import XMLBuilder from 'fast-xml-builder';

/** Characters that XML 1.0 forbids, even as references (section 2.2, Char). */
// oxlint-disable-next-line no-control-regex -- the expression matches control characters on purpose
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes a string for HTML outside of attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes an XML file from an object: `@` begins an attribute's name, and undefined values are left out. */
export const xml = (root: object): string =>
  new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })
    .build({ '?xml': { '@version': '1.0', '@encoding': 'utf-8' }, ...root })
    .replace(NOT_XML, '');
