import { Link } from '../../components/link';
import { buttonVariants } from '../../components/ui/button';
import { PATHS } from '../../lib/paths';
import { ClosingPanel } from './closing-panel';

type ClosingCallProps = {
  call: Queries.SiteFragment['closingCall'];
  /** The page's own text and picture. */
  closing: Queries.ClosingFragment;
  /** The class of a background color that fits the picture in both themes. */
  background: string;
};

/** The call to action at the end of a page. */
export const ClosingCall = ({ call, closing, background }: ClosingCallProps) => (
  <ClosingPanel
    id="closing-title"
    title={closing.title}
    text={closing.text}
    picture={closing}
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
