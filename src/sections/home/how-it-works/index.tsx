import {
  CalendarDays,
  ChartNoAxesColumn,
  PencilLine,
  Search,
  Sparkles,
  Stethoscope,
} from '../../../components/icons';
import { Container } from '../../../components/container';
import { Badge } from '../../../components/ui/badge';
import { SetupSteps } from './setup-steps';

const STEP_ICONS = {
  search: Search,
  pencil: PencilLine,
  calendar: CalendarDays,
  chart: ChartNoAxesColumn,
};
const INTEGRATION_ICONS = { sparkles: Sparkles, stethoscope: Stethoscope };

/** The setup, the steps that repeat, and the planned integrations. */
export function HowItWorks({ content }: { content: Queries.HowItWorksFragment }) {
  return (
    <section aria-labelledby="how-title" className="px-3 pt-16 lg:px-4">
      <div className="mx-auto max-w-[118.5rem] rounded-panel bg-forest py-16 text-on-forest sm:py-24">
        <Container>
          <div className="grid grid-cols-1 items-end gap-x-4 gap-y-5 lg:grid-cols-2">
            <h2 id="how-title" className="text-4xl sm:text-5xl lg:text-6xl">
              {content.title}
            </h2>
            <p className="max-w-xl text-lg text-on-forest-muted lg:ps-6">{content.lead}</p>
          </div>
          <h3 className="mt-12 text-2xl">{content.setupTitle}</h3>
          <SetupSteps optional={content.optional} steps={content.setup} />
          <h3 className="mt-12 text-2xl">{content.stepsTitle}</h3>
          <ol className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {content.steps.map(({ title, description, icon }) => {
              const Icon = STEP_ICONS[icon];
              return (
                <li key={title} className="rounded-card bg-on-forest/8 p-6">
                  <span className="grid size-12 place-items-center rounded-full bg-apricot text-on-tint">
                    <Icon aria-hidden className="size-6" />
                  </span>
                  <h4 className="mt-4 font-display text-2xl font-bold tracking-tight">{title}</h4>
                  <p className="mt-1.5 text-on-forest-muted">{description}</p>
                </li>
              );
            })}
          </ol>
          <h3 className="mt-12 text-2xl">{content.integrationsTitle}</h3>
          <ul className="mt-5 grid grid-cols-1 gap-4 lg:grid-cols-2">
            {content.integrations.map(({ title, description, status, icon }) => {
              const Icon = INTEGRATION_ICONS[icon];
              return (
                <li
                  key={title}
                  className="flex gap-5 rounded-card border border-dashed border-on-forest/50 p-6"
                >
                  <Icon aria-hidden className="mt-1 size-6 shrink-0 text-apricot" />
                  <div className="min-w-0">
                    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <h4 className="min-w-0 font-display text-xl font-bold">{title}</h4>
                      <Badge>{status}</Badge>
                    </div>
                    <p className="mt-2 text-on-forest-muted">{description}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </Container>
      </div>
    </section>
  );
}
