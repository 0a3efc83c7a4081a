import type { BreadcrumbList, FAQPage } from 'schema-dts';
import { absoluteUrl } from '../../lib/absolute-url';

type Site = Pick<Queries.SiteFragment, 'siteUrl' | 'home'>;
type Page = { name: string; path: string };
type Question = { readonly question: string; readonly answer: string };

/**
 * The path from the home page to a page (schema.org/BreadcrumbList).
 * @param pages the pages below the home page; the current page is the last one
 */
export const breadcrumbs = ({ siteUrl, home }: Site, ...pages: Page[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: home, path: '/' }, ...pages].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(siteUrl, path),
  })),
});

/** The questions and answers that a page shows (schema.org/FAQPage). */
export const faqPage = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
