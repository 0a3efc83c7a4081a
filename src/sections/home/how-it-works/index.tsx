import { Sparkles, Stethoscope } from '../../../components/icons';
import { Container } from '../../../components/container';
import { Badge } from '../../../components/ui/badge';
import { RichText } from '../../../components/rich-text';
import { ProductExample } from '../../features/examples/product-example';
import type { Examples } from '../../features/examples/examples';

const INTEGRATION_ICONS = { sparkles: Sparkles, stethoscope: Stethoscope };

type HowItWorksProps = {
  content: Queries.HowItWorksFragment;
  examples: Examples;
};

/** The setup and the steps that repeat, each with a view of the product, and the planned integrations. */
export function HowItWorks({ content, examples: labeled }: HowItWorksProps) {
  // The introduction says that all are examples.
  const examples = { ...labeled, label: '' };
  return (
    <section aria-labelledby="how-title" className="pt-16">
      <div className="panel bg-forest py-9 text-on-forest sm:py-24">
        <Container>
          <div className="grid grid-cols-1 items-end gap-4 lg:grid-cols-2">
            <h2 id="how-title" className="text-section">
              {content.title}
            </h2>
            <p className="max-w-xl text-lg text-balance text-on-forest-muted max-sm:leading-snug lg:text-xl">
              <RichText html={content.lead} />
            </p>
          </div>
          {/* On wide screens, everything grows with the panel. */}
          <div className="2xl:[zoom:1.2]">
            <h3 className={HEADING}>{content.setupTitle}</h3>
            <ol className={`${STEPS} sm:grid-cols-2 max-sm:[&_figure]:hidden`}>
              {content.setup.map((step) => (
                <Step
                  key={step.title}
                  step={step}
                  note={step.optional && content.optional}
                  examples={examples}
                />
              ))}
            </ol>
            <h3 className={HEADING}>{content.stepsTitle}</h3>
            <ol className={`${STEPS} sm:grid-cols-2 lg:grid-cols-12`}>
              {content.steps.map((step, position) => (
                <Step
                  key={step.title}
                  step={step}
                  examples={examples}
                  className={LAYOUT[position]}
                />
              ))}
            </ol>
            {content.integrations.length > 0 && (
              <h3 className={HEADING}>{content.integrationsTitle}</h3>
            )}
            <ul className="mt-4 grid grid-cols-1 gap-3 sm:mt-5 sm:gap-4 lg:grid-cols-2">
              {content.integrations.map(({ title, description, status, icon }) => {
                const Icon = INTEGRATION_ICONS[icon];
                return (
                  <li
                    key={title}
                    className="flex gap-3 rounded-card border border-dashed border-on-forest/50 px-4 py-2.5 max-sm:leading-snug sm:gap-5 sm:p-6"
                  >
                    <Icon aria-hidden className="mt-1 size-6 shrink-0 text-apricot" />
                    <div className="min-w-0">
                      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                        <h4 className="min-w-0 font-display text-lg font-bold sm:text-xl">
                          {title}
                        </h4>{' '}
                        <Badge>{status}</Badge>
                      </div>
                      <p className="mt-1 text-on-forest-muted sm:mt-2">{description}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          </div>
        </Container>
      </div>
    </section>
  );
}

const HEADING =
  'mt-5 border-t border-on-forest/20 pt-3 text-lg tracking-normal text-apricot sm:mt-14 sm:pt-5';

const STEPS = 'mt-3 grid grid-cols-1 gap-x-4 gap-y-3 sm:mt-5 sm:gap-y-10';

/** The columns of each step. Phones leave out Create's example, and small ones Plan's. */
const LAYOUT = [
  'lg:col-span-7',
  'lg:col-span-5 max-sm:[&_figure]:hidden',
  'lg:col-span-5 max-[23rem]:[&_figure]:hidden',
  'lg:col-span-7',
];

type StepProps = {
  step: { title: string; description: string; example: Queries.ProductExampleFragment };
  /** Such as `optional`. */
  note?: string | false;
  examples: Examples;
  className?: string;
};

/** A step: its text, and below it an example, which lines up with those of its neighbors. */
const Step = ({ step, note, examples, className = '' }: StepProps) => (
  <li className={`min-w-0 sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-4 ${className}`}>
    <div>
      <h4 className="font-display text-xl font-bold tracking-tight sm:text-2xl">
        {step.title}{' '}
        {note && (
          <span className="ms-2 font-sans text-sm font-medium tracking-normal text-on-forest-muted">
            {note}
          </span>
        )}
      </h4>
      <p className="text-on-forest-muted max-sm:leading-snug sm:mt-1">{step.description}</p>
    </div>
    <ProductExample
      example={step.example}
      examples={examples}
      className="max-sm:mt-2.5 max-sm:p-3 max-sm:text-sm lg:p-5"
    />
  </li>
);
