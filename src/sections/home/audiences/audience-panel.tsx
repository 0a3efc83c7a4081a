import type { ReactNode } from 'react';
import { MARKS } from '../../../components/marks';
import { Link } from '../../../components/link';
import { Picture } from '../../../components/picture';
import { Badge } from '../../../components/ui/badge';
import { buttonVariants } from '../../../components/ui/button';

type AudiencePanelProps = {
  tab: Queries.AudiencesFragment['tabs'][number];
  comingSoon: string;
  /** What the panel of an audience without a picture shows: the household's table. */
  table: ReactNode;
};

/** The benefits for an audience. Its role is shown only where there are no tabs: on paper and without scripts. */
export function AudiencePanel({ tab, comingSoon, table }: AudiencePanelProps) {
  return (
    <div className="audience-panel">
      {tab.picture ? (
        <Picture
          file={tab.picture.image}
          alt={tab.picture.alt}
          sizes="(min-width: 80rem) min(42vw, 960px), (min-width: 48rem) 64vw, 125vw"
          className="audience-picture"
        />
      ) : (
        table
      )}
      <div className="md:pe-6 lg:self-center lg:pe-12">
        <div>
          <p className="audience-role">
            {tab.role} {tab.comingSoon && <Badge>{comingSoon}</Badge>}
          </p>
          <h3 className="audience-title">{tab.title}</h3>
          <p className="audience-lead">{tab.description}</p>
        </div>
        <div>
          <ul className="audience-benefits">
            {tab.benefits.map((benefit) => (
              <li key={benefit} className={MARKS[tab.comingSoon ? 'comingSoon' : 'benefit']}>
                {benefit}
              </li>
            ))}
          </ul>
          <p className="mt-7">
            <Link to={tab.link.to} className={buttonVariants({ variant: 'outline' })}>
              {tab.link.label}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
