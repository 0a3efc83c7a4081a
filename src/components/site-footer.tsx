import { Fragment } from 'react';
import { interpolate } from '../lib/interpolate';
import { PAGE_IDS } from '../lib/page-ids';
import { Container } from './container';
import { SocialIcon } from './social-icon';
import { Link } from './link';
import { Logo } from './logo';

type SiteFooterProps = {
  site: Queries.SiteFragment;
  labels: Queries.InterfaceFragment['footer'];
};

/** Links to pages, resources and social networks. */
export function SiteFooter({ site, labels }: SiteFooterProps) {
  return (
    <footer id={PAGE_IDS.footer} className="mt-24 bg-forest text-on-forest print:hidden">
      <Container className="footer-parts">
        <div className="footer-brand">
          <p>
            <Logo
              name={site.name}
              className="text-3xl leading-10"
              markClassName="size-8 text-apricot"
            />
          </p>
          <p className="mt-4 max-w-xs text-on-forest-muted">{site.tagline}.</p>
          {site.social.length > 0 && (
            <ul className="mt-6 flex flex-wrap gap-2" aria-label={labels.social}>
              {site.social.map(({ network, label, url }) => (
                <li key={url}>
                  <a href={url} rel="me" className="social-link">
                    <SocialIcon network={network} />
                    <span className="sr-only">{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Links id={PAGE_IDS.footerProduct} list={labels.product} />
        <Links id={PAGE_IDS.footerResources} list={labels.resources} />
      </Container>
      <Container>
        <div className="footer-end">
          <p className="me-auto">
            {interpolate(labels.note, { owner: site.copyright ?? site.name })}
          </p>
          <p className="flex flex-wrap gap-x-6">
            {labels.noteLinks.map(({ to, label }) => (
              <Fragment key={label}>
                <Link to={to} className="footer-link">
                  {label}
                </Link>{' '}
              </Fragment>
            ))}
          </p>
        </div>
      </Container>
    </footer>
  );
}

/** A list of links under its title. */
const Links = ({ id, list }: { id: string; list: Queries.FooterListFragment }) => (
  <nav aria-labelledby={id} className="footer-list">
    <h2 id={id} className="text-lg">
      {list.title}
    </h2>
    <ul className="mt-3 text-on-forest-muted">
      {list.links.map(({ to, label }) => (
        <li key={label}>
          <Link to={to} className="footer-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
