import { Link } from '../../../components/link';
import { RichText } from '../../../components/rich-text';
import { buttonVariants } from '../../../components/ui/button';
import { PATHS } from '../../../lib/paths';

/** The sizes of the headline. A long one is smaller, so that it doesn't cover the picture. */
const SHORT =
  'text-[clamp(2.5rem,1.25rem+4.75vw,6rem)] lg:text-[min(8.2vw-1.5rem,6rem)] 2xl:text-[min(10vw-3.5rem,12.5svh,8.5rem)]';
const LONG = 'text-[clamp(2.25rem,1.25rem+2.75vw,4.25rem)]';

type IntroductionProps = {
  hero: Queries.HeroFragment;
  headlineId: string;
};

/** The text over the pictures. */
export function Introduction({ hero, headlineId }: IntroductionProps) {
  return (
    <>
      <p className="text-sm font-bold tracking-wide sm:text-base">{hero.eyebrow}</p>
      <h1
        id={headlineId}
        className={`mt-2 leading-[0.98] font-heavy sm:mt-3 ${hero.headline.length > 36 ? LONG : SHORT}`}
      >
        {hero.headline}
      </h1>
      <p className="mt-4 max-w-76 text-lg leading-normal text-balance sm:mt-5 sm:text-xl lg:max-w-[min(28rem,35vw)] 2xl:max-w-136 2xl:text-2xl">
        <RichText html={hero.lead} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mt-7 sm:gap-y-3">
        <a href={hero.cta.href} className={buttonVariants({ size: 'lg' })}>
          {hero.cta.label}
        </a>{' '}
        <Link to={PATHS.try} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {hero.tryLabel}
        </Link>
        <p className="basis-full text-sm">{hero.note}</p>
      </div>
    </>
  );
}
