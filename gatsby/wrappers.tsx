import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { SiteLayout } from '../src/components/site-layout';
import { ThemeProvider } from '../src/theme/theme-provider';

type Layout = { site: Queries.SiteFragment; interface: Queries.InterfaceFragment };
type PageArgs = WrapPageElementBrowserArgs<{ content?: Layout }>;

/** Keeps the theme above every page, so that it outlives a change of route. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <ThemeProvider>{element}</ThemeProvider>
);

/** Puts the header and the footer around every page that asked for the site's facts. */
export function wrapPageElement({ element, props }: PageArgs) {
  const content = props.data?.content;
  if (!content) return element;
  return (
    <SiteLayout site={content.site} words={content.interface}>
      {element}
    </SiteLayout>
  );
}
