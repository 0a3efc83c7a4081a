const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Everything that XML 1.0 has no place for, not even as a reference (section 2.2, Char). */
// oxlint-disable-next-line no-control-regex -- these are the characters to be found
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** A text as it stands in an element or an attribute of an XML document. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** A text as it stands in HTML, where quotes need no reference. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);

/** An element with a text in it; nothing at all where there is no text. */
export const element = (name: string, text: string | null | undefined): string[] =>
  text === null || text === undefined ? [] : [`<${name}>${escapeXml(text)}</${name}>`];
