import { Link } from '../../../components/link';
import { RichText } from '../../../components/rich-text';
import { buttonVariants } from '../../../components/ui/button';
import { PATHS } from '../../../lib/paths';

/** The number of letters from which a headline is long (hero.css). */
const LONG = 37;

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
        className={`hero-headline ${hero.headline.length >= LONG ? 'hero-headline-long' : ''}`}
      >
        {hero.headline}
      </h1>
      <p className="hero-lead">
        <RichText html={hero.lead} />
      </p>
      <div className="introduction-ways">
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
