import { GapPlate } from '../../components/gap-plate';
import { Link } from '../../components/link';
import { Picture } from '../../components/picture';
import { buttonVariants } from '../../components/ui/button';
import { PATHS } from '../../lib/paths';

type CompanionsProps = {
  texts: NonNullable<Queries.BlogListLabelsFragment['companions']>;
  ways: Queries.SiteFragment['ways'];
};

/** Two panels that accompany the articles of a young blog: to the method, and to a day of one's own. */
export function Companions({ texts: { method, tryIt }, ways }: CompanionsProps) {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2 print:hidden">
      <Companion {...method} to={ways.method.to} label={ways.method.label} ground="bg-butter" />
      <Companion {...tryIt} to={PATHS.try} label={ways.tryIt} ground="bg-mist" />
    </ul>
  );
}

type CompanionProps = Queries.BlogCompanionFragment & { to: string; label: string; ground: string };

const Companion = ({ title, text, image, to, label, ground }: CompanionProps) => (
  <li className={`companion ${ground}`}>
    <GapPlate shares={[]} className="w-[min(9rem,30%)]">
      <Picture file={image} alt="" sizes="9rem" />
    </GapPlate>
    <div className="min-w-0">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <p className="mt-2">{text}</p>
      <Link to={to} className={buttonVariants({ variant: 'link', className: 'mt-2 text-start' })}>
        {label}
      </Link>
    </div>
  </li>
);
