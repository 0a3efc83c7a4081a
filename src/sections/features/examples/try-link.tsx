import { Link } from '../../../components/link';
import { buttonVariants } from '../../../components/ui/button';
import type { Examples } from './examples';

/** A link from an example of the ranking to the demo. */
export const TryLink = ({ to, label }: Examples['tryLink']) => (
  <p className="mt-5">
    <Link to={to} className={buttonVariants()}>
      {label}
    </Link>
  </p>
);
