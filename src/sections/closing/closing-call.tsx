import type { ReactNode } from 'react';
import { Link } from '../../components/link';
import { buttonVariants } from '../../components/ui/button';
import { PATHS } from '../../lib/paths';
import { ClosingPanel } from './closing-panel';

type ClosingCallProps = {
  call: Queries.SiteFragment['closingCall'];
  /** The page's own text. */
  closing: { readonly title: string; readonly text: string };
  picture: ReactNode;
  /** The class of a background color that fits it in both themes. */
  background: string;
};

/** The call to action at the end of a page. */
export const ClosingCall = ({ call, closing, picture, background }: ClosingCallProps) => (
  <ClosingPanel
    id="closing-title"
    title={closing.title}
    text={closing.text}
    picture={picture}
    look={background}
    className="print:hidden"
  >
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
      <a href={call.href} className={buttonVariants({ size: 'lg' })}>
        {call.label}
      </a>{' '}
      <Link to={PATHS.try} className={buttonVariants({ variant: 'link' })}>
        {call.tryLabel}
      </Link>
    </div>
  </ClosingPanel>
);
