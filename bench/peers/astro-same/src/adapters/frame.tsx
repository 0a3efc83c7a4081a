import type { ReactNode } from 'react';
import { SiteLayout } from '../../site/src/components/site-layout';
import { ThemeProvider } from '../../site/src/theme/theme-provider';
import type { PageProps } from './pages';

/** Header, main element and footer around a page, as the site's wrapPageElement puts them. */
export const Frame = ({ data, children }: Pick<PageProps, 'data'> & { children?: ReactNode }) => (
  <ThemeProvider>
    <SiteLayout site={data.content.site!} labels={data.content.interface!}>
      {children}
    </SiteLayout>
  </ThemeProvider>
);
