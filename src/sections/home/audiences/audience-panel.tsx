import { Picture } from '../../../components/picture';
import { Badge } from '../../../components/ui/badge';
import { panelId, tabId } from './audience-tabs.island';

type AudiencePanelProps = { tab: Queries.AudiencesFragment['tabs'][number]; comingSoon: string };

/** The benefits for an audience. Its role shows only where there are no tabs: on paper and without script. */
export function AudiencePanel({ tab, comingSoon }: AudiencePanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(tab.id)}
      aria-labelledby={tabId(tab.id)}
      tabIndex={0}
      className="grid grid-cols-1 items-center gap-8 rounded-card lg:grid-cols-2 lg:gap-16"
    >
      <Picture
        file={tab.image}
        alt={tab.alt}
        sizes="(min-width: 80rem) 576px, (min-width: 64rem) 45vw, 92vw"
        className="aspect-[4/3] w-full rounded-card object-cover lg:order-1"
      />
      <div>
        <p className="mb-3 hidden items-center gap-2.5 font-bold text-accent print:flex noscript:flex">
          {tab.role}
          {tab.comingSoon && <Badge>{comingSoon}</Badge>}
        </p>
        <h3 className="text-3xl sm:text-4xl">{tab.title}</h3>
        <p className="mt-4 max-w-prose text-lg text-muted">{tab.description}</p>
        <ul className="mt-6 grid grid-cols-1 gap-3">
          {tab.benefits.map((benefit) => (
            <li key={benefit} className="checked">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
