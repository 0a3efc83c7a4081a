import type { ReactNode } from 'react';
import { Link } from '../../components/link';
import { OnwardLink } from '../../components/onward-link';
import { buttonVariants } from '../../components/ui/button';
import { PATHS } from '../../lib/paths';

type EndingProps = {
  question: string;
  ways: Queries.SiteFragment['ways'];
  /** A plate beside the question. */
  plate?: ReactNode;
};

/** The end of a text: a question, and the links to a day of one's own and to the sign-up. */
export const Ending = ({ question, ways, plate }: EndingProps) => (
  <div
    className={`grid justify-items-start gap-x-[min(1.25rem,6.25vw)] gap-y-4 sm:gap-x-8 ${plate ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-1'}`}
  >
    {plate}
    <p
      className={`self-center font-display leading-tight font-bold text-balance wrap-anywhere sm:self-end ${plate ? 'text-2xl sm:text-3xl' : 'text-3xl sm:text-5xl'}`}
    >
      {question}
    </p>
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-2 self-start ${plate ? 'max-sm:col-span-2' : ''}`}
    >
      <Link to={PATHS.try} className={buttonVariants()}>
        {ways.tryIt}
      </Link>{' '}
      <OnwardLink href={ways.signUp.href}>{ways.signUp.label}</OnwardLink>
    </div>
  </div>
);

/** The same on a panel, at the end of a page. */
export const EndingPanel = ({ question, ways }: Omit<EndingProps, 'plate'>) => (
  <div className="panel mt-20 bg-butter py-12 text-on-tint sm:py-16 print:hidden forced-colors:border">
    <div className="px-(--margin)">
      <Ending question={question} ways={ways} />
    </div>
  </div>
);
