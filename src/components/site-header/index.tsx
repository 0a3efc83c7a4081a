import { Link } from '../link';
import { Logo } from '../logo';
import { buttonVariants } from '../ui/button';
import { Island } from '../../islands/island';
import { HeaderControls } from './header-controls.island';

type SiteHeaderProps = {
  site: Queries.SiteFragment;
  labels: Queries.InterfaceFragment['header'];
  theme: Queries.InterfaceFragment['theme'];
};

/** Logo, navigation and theme toggle. */
export function SiteHeader({ site, labels, theme }: SiteHeaderProps) {
  return (
    // Hidden until its last control has arrived, so nothing in it moves while the document loads. Not sticky in a short
    // window, as at 400% zoom, where it would cover much of the page.
    <header className="top-0 z-40 bg-page not-has-[[popovertarget]]:invisible print:hidden [@media(height>=30rem)]:sticky">
      <div className="flex min-h-18 items-center gap-1 page-margins pe-[calc(var(--margin)-0.75rem)] lg:flex-wrap lg:gap-2 lg:py-2">
        <Link to="/" aria-label={labels.home} className="me-auto min-w-7 rounded-full pe-1">
          <Logo
            name={site.name}
            className="text-[clamp(1rem,10vw-1rem,1.5rem)] leading-11 whitespace-nowrap"
            markClassName="size-7 text-accent"
          />
        </Link>{' '}
        {/* On narrow screens the menu has it as well. If there is no room beside the name, it wraps to a second line, which
            is cut off; with the focus it takes the name's room. */}
        <span
          data-slot="sign-up"
          className="-m-1.5 flex h-14 min-w-0 flex-1 flex-wrap content-start justify-end gap-y-4 overflow-clip p-1.5 focus-within:flex-none lg:hidden [header:has(:popover-open)_&]:invisible"
        >
          <span className="h-11" />
          <a
            href={site.signUp}
            className={buttonVariants({
              size: 'sm',
              className:
                'my-auto max-w-none! px-2.5! whitespace-nowrap min-[22rem]:px-3! pointer-coarse:min-h-11',
            })}
          >
            {labels.signUp}
          </a>
        </span>
        <Island>
          <HeaderControls
            labels={{ menu: labels.menu, openMenu: labels.openMenu, closeMenu: labels.closeMenu }}
            theme={theme}
            navigation={<Navigation site={site} labels={labels} />}
          />
        </Island>
      </div>
    </header>
  );
}

function Navigation({ site, labels }: Pick<SiteHeaderProps, 'site' | 'labels'>) {
  return (
    <nav aria-label={labels.navigation}>
      <ul className="flex flex-col gap-1 lg:flex-row lg:flex-wrap lg:items-center">
        {labels.links.map(({ to, label }) => (
          <li key={label}>
            <Link
              to={to}
              withSubroutes
              className="flex min-h-11 items-center rounded-full px-4 text-lg font-medium hover:bg-ink/8 aria-[current]:text-accent aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 lg:px-3.5 lg:text-base"
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="max-lg:mt-3 lg:ms-2">
          <a
            href={site.logIn}
            className={buttonVariants({ variant: 'outline', className: 'max-lg:w-full' })}
          >
            {labels.logIn}
          </a>
        </li>
        <li className="max-lg:mt-1 lg:ms-1">
          <a href={site.signUp} className={buttonVariants({ className: 'max-lg:w-full' })}>
            {labels.signUp}
          </a>
        </li>
      </ul>
    </nav>
  );
}
