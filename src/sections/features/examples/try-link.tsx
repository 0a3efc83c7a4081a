import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/link';
import { buttonVariants } from '../../../components/ui/button';
import { PATHS } from '../../../lib/paths';

/** A link from an example of the ranking to the demo. */
export const TryLink = ({ label }: { label: string }) => (
  <p className="mt-5">
    <Link to={PATHS.try} className={buttonVariants()}>
      {label}
      <ArrowRight aria-hidden />
    </Link>
  </p>
);
