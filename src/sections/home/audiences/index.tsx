import { Container } from '../../../components/container';
import { Link } from '../../../components/link';
import { SectionHeading } from '../../../components/section-heading';
import { buttonVariants } from '../../../components/ui/button';
import { Island } from '../../../islands/island';
import { AudiencePanel } from './audience-panel';
import { AudienceTabs } from './audience-tabs.island';

/** A tab and a panel for each audience. */
export function Audiences({ audiences }: { audiences: Queries.AudiencesFragment }) {
  const { title, label, comingSoon, tabs, creators } = audiences;
  return (
    <section aria-labelledby="audiences-title" className="pt-24 sm:pt-32">
      <div className="panel bg-sunken py-16 sm:py-24">
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
          <p className="mt-12 flex flex-wrap items-baseline gap-x-4 gap-y-2 border-t border-line pt-6">
            {creators.text}{' '}
            <Link to={creators.link.to} className={buttonVariants({ variant: 'link' })}>
              {creators.link.label}
            </Link>
          </p>
        </Container>
      </div>
    </section>
  );
}
