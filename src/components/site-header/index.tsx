import { Link } from '../link';
import { Logo } from '../logo';
import { buttonVariants } from '../ui/button';
import { Island } from '../../islands/island';
import { barScreenFor } from './bar-screen';
import { HeaderControls } from './header-controls.island';

type SiteHeaderProps = {
  site: Queries.SiteFragment;
  labels: Queries.InterfaceFragment['header'];
  theme: Queries.InterfaceFragment['theme'];
};

/** Logo, navigation and theme toggle. */
export function SiteHeader({ site, labels, theme }: SiteHeaderProps) {
  const barScreen = barScreenFor({
    name: site.name,
    links: labels.links.map(({ label }) => label),
    buttons: [labels.logIn, labels.signUp],
  });
  return (
    // The screen is in a class, so that the document has the styles of this one only.
    <header className={`site-header bar-${barScreen}`}>
      <div className="flex min-h-18 items-center gap-1 page-margins pe-[calc(var(--margin)-0.75rem)] in-bar:flex-wrap in-bar:gap-2 in-bar:py-2">
        <Link to="/" aria-label={labels.home} className="me-auto min-w-7 rounded-full pe-1">
          <Logo
            name={site.name}
            className="text-[clamp(1rem,10vw-1rem,1.5rem)] leading-11 whitespace-nowrap"
            markClassName="size-7 text-accent"
          />
        </Link>{' '}
        {/* On narrow screens the menu has it as well. If there is no room beside the name, it wraps to a second line, which
            is cut off; when focused, it takes the name's place. */}
        <span data-slot="sign-up" className="sign-up-beside-name">
          <span className="h-11" />
          <a href={site.signUp} className={buttonVariants({ size: 'sm' })}>
            {labels.signUp}
          </a>
        </span>
        <Island>
          <HeaderControls
            labels={{ menu: labels.menu, openMenu: labels.openMenu, closeMenu: labels.closeMenu }}
            theme={theme}
            barScreen={barScreen}
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
      <ul className="flex flex-col gap-1 in-bar:flex-row in-bar:flex-wrap in-bar:items-center">
        {labels.links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} withSubroutes className="navigation-link">
              {label}
            </Link>
          </li>
        ))}
        <li className="in-bar:ms-2 in-menu:mt-3">
          <a
            href={site.logIn}
            className={buttonVariants({ variant: 'outline', className: 'in-menu:w-full' })}
          >
            {labels.logIn}
          </a>
        </li>
        <li className="in-bar:ms-1 in-menu:mt-1">
          <a href={site.signUp} className={buttonVariants({ className: 'in-menu:w-full' })}>
            {labels.signUp}
          </a>
        </li>
      </ul>
    </nav>
  );
}
