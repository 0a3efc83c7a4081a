import type { WrapPageElementBrowserArgs } from 'gatsby';
import { PathnameContext } from '../src/components/link';
import { SiteLayout } from '../src/components/site-layout';

type Content = { site: Queries.SiteFragment; interface: Queries.InterfaceFragment };

/** Puts the site's layout around a page that queries the layout's data, and gives links the page's path. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<{ content?: Content }>) {
  const content = props.data?.content;
  if (!content) return element;
  return (
    <PathnameContext value={props.location.pathname}>
      <SiteLayout site={content.site} labels={content.interface}>
        {element}
      </SiteLayout>
    </PathnameContext>
  );
}
