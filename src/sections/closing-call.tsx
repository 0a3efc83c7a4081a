import { BrandMark } from '../components/brand-mark';
import { Link } from '../components/link';
import { buttonVariants } from '../components/ui/button';
import { PATHS } from '../lib/paths';

type ClosingCallProps = {
  call: Queries.SiteFragment['closingCall'];
  /** The headline of this page; otherwise the one of all pages. */
  title?: string;
  /** The class of the background color. */
  background?: string;
  /** True on /try, which needs no link to itself. */
  isOnTry?: boolean;
};

/** The call to action at the end of a page. The 404 page, prose, and pages for one audience have none. */
export function ClosingCall(props: ClosingCallProps) {
  const { call, title = call.title, background = 'bg-apricot', isOnTry = false } = props;
  return (
    <section aria-labelledby="closing-title" className="px-3 pt-24 sm:pt-32 lg:px-4">
      <div
        className={`${background} relative mx-auto max-w-[118.5rem] overflow-clip rounded-panel py-14 text-ink scheme-light sm:py-24 forced-colors:border`}
      >
        <BrandMark className="pointer-events-none absolute -end-[4%] top-1/2 aspect-square h-auto w-[min(34rem,42%)] -translate-y-1/2 text-white/40 max-lg:hidden" />
        <div className="mx-auto max-w-7xl px-5 sm:px-8">
          <div className="lg:max-w-[56%]">
            <h2 id="closing-title" className="text-4xl sm:text-6xl">
              {title}
            </h2>
            <p className="mt-5 max-w-xl text-lg">{call.text}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
              <a href={call.href} className={buttonVariants({ size: 'lg' })}>
                {call.label}
              </a>
              {!isOnTry && (
                <Link
                  to={PATHS.try}
                  className={buttonVariants({ variant: 'link', size: 'inline' })}
                >
                  {call.tryLabel}
                </Link>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
