import { formatNumber } from '../../../lib/format';

type SetupStepsProps = {
  /** The note on an optional step. */
  optional: string;
  steps: Queries.HowItWorksFragment['setup'];
};

/** The numbered steps of the setup, with a note on optional ones. */
export function SetupSteps({ optional, steps }: SetupStepsProps) {
  return (
    <ol className="mt-5 grid grid-cols-1 gap-4 lg:grid-cols-2">
      {steps.map((step, position) => (
        <li key={step.title} className="flex gap-5 rounded-card bg-on-forest/8 p-6">
          <span
            aria-hidden
            className="font-display text-4xl leading-none font-extrabold text-apricot"
          >
            {formatNumber(position + 1)}
          </span>
          <div className="min-w-0">
            <h4 className="font-display text-xl font-bold">
              {step.title}{' '}
              {step.optional && (
                <span className="ms-2 font-sans text-sm font-medium text-on-forest-muted">
                  {optional}
                </span>
              )}
            </h4>
            <p className="mt-1.5 text-on-forest-muted">{step.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
