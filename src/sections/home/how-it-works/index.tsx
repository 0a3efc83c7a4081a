import {
  CalendarDays,
  ChartNoAxesColumn,
  PencilLine,
  Search,
  Sparkles,
  Stethoscope,
} from '../../../components/icons';
import { Container } from '../../../components/container';
import { BrandMark } from '../../../components/brand-mark';
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
          <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[5fr_6fr]">
            <div className="max-w-xl">
              <h2 id="how-title" className="text-4xl sm:text-5xl lg:text-6xl">
                {content.title}
              </h2>
              <p className="mt-5 text-lg text-on-forest-muted">{content.lead}</p>
            </div>
            <SetupSteps
              title={content.setupTitle}
              optional={content.optional}
              steps={content.setup}
            />
          </div>
          <h3 className="mt-16 text-2xl sm:mt-20">{content.stepsTitle}</h3>
          <ol className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-4">
            {content.steps.map(({ title, description, icon }, position) => {
              const Icon = STEP_ICONS[icon];
              return (
                <li key={title} className="stepper-step">
                  <span className="stepper-icon">
                    <Icon aria-hidden className="size-6" />
                  </span>
                  <h4 className="font-display text-2xl font-bold tracking-tight lg:mt-5">
                    {title}
                  </h4>
                  <p className="mt-1.5 max-w-sm text-on-forest-muted">{description}</p>
                  {position === content.steps.length - 1 && <BrandMark className="stepper-end" />}
                </li>
              );
            })}
          </ol>
          <h3 className="mt-16 text-2xl sm:mt-20">{content.integrationsTitle}</h3>
          <ul className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
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
