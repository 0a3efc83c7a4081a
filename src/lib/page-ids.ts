/** The id of the stylesheet with the web fonts' rules. */
export const WEB_FONTS = 'web-fonts';

/** The id of the page script, which a build moves to where the first sight ends (browser/page.ts). */
export const PAGE_SCRIPT = 'page-script';

/** The id of the element that a build replaces with a link to the rest of the styles. */
export const END_OF_FIRST_SIGHT = 'end-of-first-sight';

/** The ids that a page itself uses. Headings in articles get others. */
export const PAGE_IDS = {
  webFonts: WEB_FONTS,
  pageScript: PAGE_SCRIPT,
  endOfFirstSight: END_OF_FIRST_SIGHT,
  skipLink: 'skip-link',
  main: 'content',
  menu: 'site-menu',
  themeChoice: 'theme-choice',
  relatedTitle: 'further-reading-title',
  footer: 'footer',
  footerProduct: 'footer-product',
  footerResources: 'footer-resources',
} as const;
