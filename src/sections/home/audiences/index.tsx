import type { ReactNode } from 'react';
import { Container } from '../../../components/container';
import { OnwardLink } from '../../../components/onward-link';
import { SectionHeading } from '../../../components/section-heading';
import { Island } from '../../../islands/island';
import { AudiencePanel } from './audience-panel';
import { AudienceTabs, tabId } from './audience-tabs.island';

type AudiencesProps = {
  audiences: Queries.AudiencesFragment;
  /** The household's table. */
  table: ReactNode;
};

const panelId = (audience: string) => `audience-${audience}`;

/** A tab and a panel for each audience. */
export function Audiences({ audiences, table }: AudiencesProps) {
  const { title, label, comingSoon, tabs, creators } = audiences;
  return (
    <section aria-labelledby="audiences-title" className="pt-12 sm:pt-32">
      <div className="panel bg-sunken py-10 sm:py-24">
        <Container>
          <SectionHeading id="audiences-title" title={title} />
          <Island>
            <AudienceTabs
              label={label}
              comingSoon={comingSoon}
              tabs={tabs.map((tab) => ({
                id: panelId(tab.id),
                role: tab.role,
                isComing: tab.comingSoon,
                panel: <AudiencePanel tab={tab} comingSoon={comingSoon} table={table} />,
              }))}
            />
          </Island>
          <p className="audience-creators">
            {creators.text} <OnwardLink to={creators.link.to}>{creators.link.label}</OnwardLink>
          </p>
        </Container>
      </div>
    </section>
  );
}

const WAITING = 'react-island:not([state=ready])';

/**
 * The look of the tabs until React has started: the selected one is that of the panel in the address. For the head of
 * the page, the only place where HTML allows style elements.
 */
export const AudiencesHead = ({ audiences: { tabs } }: Pick<AudiencesProps, 'audiences'>) => (
  <style>
    {[
      `${WAITING}:has(findable-part:target,findable-part :target) [role=tab]{border-color:var(--color-control);background:none;color:inherit}`,
      ...tabs.map(
        ({ id }) =>
          `${WAITING}:has(#${panelId(id)}:target,#${panelId(id)} :target) #${tabId(panelId(id))}{border-color:var(--color-chosen);background:var(--color-chosen);color:var(--color-on-chosen);forced-color-adjust:none}`,
      ),
    ].join('')}
  </style>
);
