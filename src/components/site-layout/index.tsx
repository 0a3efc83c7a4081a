import type { ReactNode } from 'react';
import { PAGE_IDS } from '../../lib/page-ids';
import { SiteFooter } from '../site-footer';
import { SiteHeader } from '../site-header';

type SiteLayoutProps = {
  site: Queries.SiteFragment;
  labels: Queries.InterfaceFragment;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main element and footer. */
export function SiteLayout({ site, labels, children }: SiteLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={labels.skipLink} />
      <SiteHeader site={site} labels={labels.header} theme={labels.theme} />
      <main id={PAGE_IDS.main} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter site={site} labels={labels.footer} />
    </div>
  );
}

/** The first focusable element of a page. It skips the header (WCAG 2.4.1). */
function SkipLink({ label }: { label: string }) {
  return (
    <a id={PAGE_IDS.skipLink} href={`#${PAGE_IDS.main}`} className="skip-link">
      {label}
    </a>
  );
}
