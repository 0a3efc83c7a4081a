import { GapPlate } from '../../components/gap-plate';
import { Link } from '../../components/link';
import { Picture } from '../../components/picture';
import { buttonVariants } from '../../components/ui/button';
import { PATHS } from '../../lib/paths';

type CompanionsProps = {
  texts: NonNullable<Queries.BlogListLabelsFragment['companions']>;
  ways: Queries.SiteFragment['ways'];
};

/**
 * Two ways on from the articles of a young blog: to the method, and to a day of one's own. They aren't articles, so they
 * have a heading of their own, and neither the cards' panels nor their pictures.
 */
export function Companions({ texts: { title, method, tryIt }, ways }: CompanionsProps) {
  return (
    <section aria-labelledby="companions-title" className="companions">
      <h2 id="companions-title" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <ul className="companion-list">
        <Companion {...method} to={ways.method.to} label={ways.method.label} />
        <Companion {...tryIt} to={PATHS.try} label={ways.tryIt} />
      </ul>
    </section>
  );
}

type CompanionProps = Queries.BlogCompanionFragment & { to: string; label: string };

const Companion = ({ title, text, image, to, label }: CompanionProps) => (
  <li className="companion">
    <GapPlate shares={[]}>
      <Picture file={image} alt="" sizes="7rem" />
    </GapPlate>
    <div className="min-w-0">
      <h3 className="text-xl sm:text-2xl">{title}</h3>
      <p className="mt-1 text-muted sm:mt-2">{text}</p>
      <Link to={to} className={buttonVariants({ variant: 'link', className: 'text-start' })}>
        {label}
      </Link>
    </div>
  </li>
);
