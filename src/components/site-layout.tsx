import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { useAnnouncement } from './use-announcement';

/** What stands around every page. */
export function SiteLayout({
  site,
  words,
  children,
}: {
  site: Queries.SiteFragment;
  words: Queries.InterfaceFragment;
  children: ReactNode;
}) {
  useAnnouncement(words.announcement);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={words.skipLink} />
      <SiteHeader site={site} labels={words.header} theme={words.theme} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter site={site} labels={words.footer} />
    </div>
  );
}
