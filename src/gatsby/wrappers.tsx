import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { SiteLayout } from '../components/site-layout';
import { ThemeProvider } from '../theme/theme-provider';

type PageArgs = WrapPageElementBrowserArgs<{ content?: { site: Queries.SiteFragment } }>;

/** Keeps the theme above every page, so that it outlives a change of route. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <ThemeProvider>{element}</ThemeProvider>
);

/** Puts the header and the footer around every page that asked for the site's facts. */
export function wrapPageElement({ element, props }: PageArgs) {
  const site = props.data?.content?.site;
  return site ? <SiteLayout site={site}>{element}</SiteLayout> : element;
}
