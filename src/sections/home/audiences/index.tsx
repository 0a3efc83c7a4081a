import { Container } from '../../../components/container';
import { SectionHeading } from '../../../components/section-heading';
import { Badge } from '../../../components/ui/badge';
import { AudiencePanel } from './audience-panel';

/** A tab and a panel for each audience (tabs.browser.ts). */
export function Audiences({ audiences }: { audiences: Queries.AudiencesFragment }) {
  const { tabs } = audiences;
  return (
    <section aria-labelledby="audiences-title" className="px-3 pt-24 sm:pt-32 lg:px-4">
      <div className="mx-auto max-w-[118.5rem] rounded-panel bg-sunken py-16 sm:py-24">
        <Container>
          <SectionHeading id="audiences-title" title={audiences.title} />
          <div
            role="tablist"
            aria-label={audiences.label}
            className="mt-8 flex flex-wrap gap-2 print:hidden noscript:hidden"
          >
            {tabs.map((tab, position) => (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`audience-tab-${tab.id}`}
                aria-selected={position === 0}
                aria-controls={`audience-${tab.id}`}
                tabIndex={position === 0 ? 0 : -1}
                className={TAB}
              >
                {tab.role}
                {tab.comingSoon && <Badge>{audiences.comingSoon}</Badge>}
              </button>
            ))}
          </div>
          {tabs.map((tab, position) => (
            <div
              key={tab.id}
              role="tabpanel"
              id={`audience-${tab.id}`}
              aria-labelledby={`audience-tab-${tab.id}`}
              tabIndex={0}
              data-open={position === 0 ? '' : undefined}
              className="mt-8 hidden rounded-card data-open:block print:block noscript:block"
            >
              <AudiencePanel tab={tab} comingSoon={audiences.comingSoon} />
            </div>
          ))}
        </Container>
      </div>
    </section>
  );
}

const TAB =
  'inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2.5 rounded-full border border-control px-5 py-1.5 font-semibold hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-page forced-colors:aria-selected:bg-[Highlight]';
