/** A stub for the URL of a font file. */
export default '/static/font.woff2';
