import { Link } from '../../components/link';
import { buttonVariants } from '../../components/ui/button';
import { PATHS } from '../../lib/paths';
import { ClosingPanel } from './closing-panel';

type ClosingCallProps = {
  call: Queries.SiteFragment['closingCall'];
  /** The page's own title and picture. */
  closing: Queries.ClosingFragment;
  /** The class of a background color that fits the picture. */
  background: string;
  /** True on /try, which needs no link to itself. */
  isOnTry?: boolean;
};

/** The call to action at the end of a page. The 404 page and prose have none. */
export const ClosingCall = ({ call, closing, background, isOnTry = false }: ClosingCallProps) => (
  <ClosingPanel
    id="closing-title"
    title={closing.title}
    picture={closing}
    look={`${background} scheme-light`}
    className="print:hidden"
  >
    <p className="mt-5 max-w-xl text-lg">{call.text}</p>
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
      <a href={call.href} className={buttonVariants({ size: 'lg' })}>
        {call.label}
      </a>
      {!isOnTry && (
        <Link to={PATHS.try} className={buttonVariants({ variant: 'link' })}>
          {call.tryLabel}
        </Link>
      )}
    </div>
  </ClosingPanel>
);
