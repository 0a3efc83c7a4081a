import { OnwardLink } from '../../components/onward-link';
import { buttonVariants } from '../../components/ui/button';
import { PATHS } from '../../lib/paths';

type WayLinksProps = { ways: Queries.SiteFragment['ways'] };

/** The button that leads to the app, and the link to the demo. */
export const WayLinks = ({ ways }: WayLinksProps) => (
  <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-8 print:hidden">
    <a href={ways.signUp.href} className={buttonVariants({ size: 'lg' })}>
      {ways.signUp.label}
    </a>{' '}
    <OnwardLink to={PATHS.try}>{ways.tryIt}</OnwardLink>
  </div>
);
