import type { WrapPageElementBrowserArgs } from 'gatsby';
import { PathnameContext } from '../link';
import { SiteLayout } from './index';

type Content = { site: Queries.SiteFragment; interface: Queries.InterfaceFragment };

/**
 * Wraps a page in the site's layout, and provides its path to links.
 * @throws in a build if a page doesn't query the layout's data; `gatsby develop` shows the message instead
 */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<{ content?: Partial<Content> }>) {
  const { site, interface: labels } = props.data?.content ?? {};
  if (!site || !labels) {
    const why = `The query of ${props.path} lacks the data of the layout: content { ...Layout }`;
    if (process.env.NODE_ENV === 'production') throw new Error(why);
    return <p role="alert">{why}</p>;
  }
  return (
    <PathnameContext value={props.location.pathname}>
      <SiteLayout site={site} labels={labels}>
        {element}
      </SiteLayout>
    </PathnameContext>
  );
}
