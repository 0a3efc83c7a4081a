import { BrandMark } from '../components/brand-mark';
import { Link } from '../components/link';
import { buttonVariants } from '../components/ui/button';
import { PATHS } from '../lib/paths';

type ClosingCallProps = {
  call: Queries.SiteFragment['closingCall'];
  /** True on /try, which needs no link to itself. */
  isOnTry?: boolean;
};

/** The call to action at the end of a page. The 404 page, prose, and pages for one audience have none. */
export function ClosingCall({ call, isOnTry = false }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-title" className="px-3 pt-24 sm:pt-32 lg:px-4">
      <div className="relative mx-auto max-w-[118.5rem] overflow-clip rounded-panel bg-apricot px-6 py-20 text-center text-ink scheme-light sm:py-28 forced-colors:border">
        <BrandMark className="pointer-events-none absolute top-1/2 left-1/2 size-[min(46rem,115%)] -translate-x-1/2 -translate-y-1/2 text-white/25" />
        <div className="relative mx-auto max-w-3xl">
          <h2 id="closing-title" className="text-4xl sm:text-6xl">
            {call.title}
          </h2>
          <p className="mx-auto mt-6 max-w-xl text-lg">{call.text}</p>
          <a href={call.href} className={buttonVariants({ size: 'lg', className: 'mt-9' })}>
            {call.label}
          </a>
          {!isOnTry && (
            <p className="mt-5">
              <Link to={PATHS.try} className={buttonVariants({ variant: 'link', size: 'inline' })}>
                {call.tryLabel}
              </Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
