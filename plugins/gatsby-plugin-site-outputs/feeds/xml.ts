const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids, even as references (section 2.2, Char). */
// oxlint-disable-next-line no-control-regex -- the expression matches control characters on purpose
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes a text for an element or an attribute of XML, without characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Escapes a text for an HTML element. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character]!);

/** Returns the lines of an XML element with a text: one line, or none if there is no text. */
export const element = (name: string, text: string | null | undefined): string[] =>
  text === null || text === undefined ? [] : [`<${name}>${escapeXml(text)}</${name}>`];
