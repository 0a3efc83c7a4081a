/** The ids that the site gives to parts of a page around an article, whose headings and places get others. */
export const PAGE_IDS = {
  main: 'content',
  menu: 'site-menu',
  themeChoice: 'theme-choice',
  relatedTitle: 'further-reading-title',
  footerProduct: 'footer-product',
  footerResources: 'footer-resources',
} as const;
