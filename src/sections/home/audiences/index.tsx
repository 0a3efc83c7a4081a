import { Container } from '../../../components/container';
import { SectionHeading } from '../../../components/section-heading';
import { Island } from '../../../islands/island';
import { AudiencePanel } from './audience-panel';
import { AudienceTabs } from './audience-tabs.island';

/** A tab and a panel for each audience. */
export function Audiences({ audiences }: { audiences: Queries.AudiencesFragment }) {
  const { title, label, comingSoon, tabs } = audiences;
  return (
    <section aria-labelledby="audiences-title" className="px-3 pt-24 sm:pt-32 lg:px-4">
      <div className="mx-auto max-w-[118.5rem] rounded-panel bg-sunken py-16 sm:py-24">
        <Container>
          <SectionHeading id="audiences-title" title={title} />
          <Island>
            <AudienceTabs
              label={label}
              comingSoon={comingSoon}
              tabs={tabs.map((tab) => ({
                id: tab.id,
                role: tab.role,
                isComing: tab.comingSoon,
                panel: <AudiencePanel tab={tab} comingSoon={comingSoon} />,
              }))}
            />
          </Island>
        </Container>
      </div>
    </section>
  );
}
