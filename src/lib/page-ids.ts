/** The id of the style element with the rules of the web fonts. */
export const WEB_FONTS = 'web-fonts';

/** The ids of a page's own parts. The headings of articles get other ids. */
export const PAGE_IDS = {
  webFonts: WEB_FONTS,
  skipLink: 'skip-link',
  main: 'content',
  menu: 'site-menu',
  themeChoice: 'theme-choice',
  relatedTitle: 'further-reading-title',
  footer: 'footer',
  footerProduct: 'footer-product',
  footerResources: 'footer-resources',
} as const;
