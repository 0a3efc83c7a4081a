import { GapPlate } from '../../components/gap-plate';
import { OnwardLink } from '../../components/onward-link';
import { Picture } from '../../components/picture';
import { PATHS } from '../../lib/paths';
import { BestPlate } from '../features/examples/gaps-example';
import type { ReactNode } from 'react';

type CompanionsProps = {
  texts: NonNullable<Queries.BlogListLabelsFragment['companions']>;
  plates: Queries.DayPlatesFragment;
  ways: Queries.SiteFragment['ways'];
};

/**
 * Two panels that fill the list while the blog has few articles: they link to the method, and to a day of the visitor's
 * own. They have a separate heading, because they aren't articles, and show the plates that /try starts with.
 */
export function Companions({ texts: { title, method, tryIt }, plates, ways }: CompanionsProps) {
  return (
    <section aria-labelledby="companions-title" className="companions">
      <h2 id="companions-title" className="text-3xl sm:text-4xl">
        {title}
      </h2>
      <ul className="companion-list">
        <Companion
          {...method}
          ground="bg-butter"
          plates={<BestPlate {...plates} className="companion-plate" />}
        >
          <OnwardLink to={ways.method.to}>{ways.method.label}</OnwardLink>
        </Companion>
        <Companion {...tryIt} ground="bg-mist" plates={<Plates {...plates} />}>
          <OnwardLink to={PATHS.try}>{ways.tryIt}</OnwardLink>{' '}
          <OnwardLink href={ways.signUp.href}>{ways.signUp.label}</OnwardLink>
        </Companion>
      </ul>
    </section>
  );
}

type CompanionProps = Queries.BlogCompanionFragment & {
  ground: string;
  plates: ReactNode;
  /** Its links. */
  children: ReactNode;
};

const Companion = ({ title, text, ground, plates, children }: CompanionProps) => (
  <li className={`companion ${ground}`}>
    {plates}
    <div className="companion-text">
      <h3 className="text-2xl sm:text-3xl">{title}</h3>
      <p className="mt-2 text-lg">{text}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">{children}</p>
    </div>
  </li>
);

/** The first dishes of the day on one table. The less a dish closes, the smaller it is. */
const Plates = ({ best, next }: Queries.DayPlatesFragment) => (
  <div className="companion-plate companion-plates">
    {[best, ...next].map(({ shares, card }) => (
      <GapPlate key={card.title} shares={shares}>
        <Picture file={card.plate} alt="" sizes="8rem" />
      </GapPlate>
    ))}
  </div>
);
