/** Stands in for a font file: the address that the build would give it. */
export default '/static/font.woff2';
