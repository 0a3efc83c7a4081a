import { Sparkles, Stethoscope } from '../../../components/icons';
import { Container } from '../../../components/container';
import { Link } from '../../../components/link';
import { Badge } from '../../../components/ui/badge';
import { buttonVariants } from '../../../components/ui/button';
import { Island } from '../../../islands/island';
import { PATHS } from '../../../lib/paths';
import { RichText } from '../../../components/rich-text';
import { ProductExample } from '../../features/examples/product-example';
import { DishPicture } from '../../features/examples/ranked-dishes';
import { ProfileSteps } from './profile-steps.island';
import type { Examples } from '../../features/examples/examples';
import type { Profile } from './profiles';

const INTEGRATION_ICONS = { sparkles: Sparkles, stethoscope: Stethoscope };

type HowItWorksProps = {
  content: Queries.HowItWorksFragment;
  examples: Examples;
  /** The people who can be chosen in the first steps, and the ids of the person and the set of the example day. */
  profiles: readonly Profile[];
  start: { person: string; set: string };
};

/** The setup and the steps that repeat, each with a view of the product, and the planned integrations. */
export function HowItWorks({ content, examples: labeled, profiles, start }: HowItWorksProps) {
  // The introduction says that all views are examples. A view of one person's day also names the person.
  const unlabeled = { ...labeled, label: '' };
  const personal = { ...labeled, label: labeled.profile.chosen };
  const stepOf = ({ title, example }: Queries.HowItWorksFragment['steps'][number]) => ({
    title,
    viewTitle: example.title,
    view: example.view,
    still: (
      <ProductExample
        example={example}
        examples={example.view === 'recipe' ? unlabeled : personal}
        className="how-view"
      />
    ),
  });
  return (
    <section aria-labelledby="how-title" className="pt-10 sm:pt-16">
      <div className="panel bg-forest py-9 text-on-forest sm:py-24">
        <Container>
          <div className="how-introduction">
            <h2 id="how-title" className="text-section">
              {content.title}
            </h2>
            <p>
              <RichText html={content.lead} />
            </p>
          </div>
          {/* On wide screens, everything grows with the panel. */}
          <div className="2xl:[zoom:1.2]">
            <h3 className="how-heading">{content.setupTitle}</h3>{' '}
            <Island>
              <ProfileSteps
                setup={content.setup.map((step, position) => ({
                  ...stepOf(step),
                  key: `setup-${position}`,
                  text: <StepText {...step} note={step.optional && content.optional} />,
                }))}
                daily={content.steps.map((step, position) => ({
                  ...stepOf(step),
                  key: `daily-${position}`,
                  place: LAYOUT[position],
                  text: <StepText {...step} />,
                }))}
                heading={{
                  id: 'how-daily',
                  className: 'how-heading',
                  text: <>{content.stepsTitle}</>,
                }}
                labels={{
                  first: labeled.profile.first,
                  announced: labeled.profile.announced,
                  own: labeled.targets.own,
                  ownSpoken: labeled.targets.ownSpoken,
                  score: labeled.gaps.score,
                }}
                profiles={profiles}
                pictures={labeled.exampleDay.dishes
                  .filter(({ title }) => isShown(profiles, title))
                  .map(({ title, card: { plate } }) => ({
                    title,
                    picture: <DishPicture file={plate} />,
                  }))}
                start={start}
              />
            </Island>
            {content.integrations.length > 0 && (
              <h3 className="how-heading">{content.integrationsTitle}</h3>
            )}
            <ul className="integrations">
              {content.integrations.map(({ title, description, status, icon }) => {
                const Icon = INTEGRATION_ICONS[icon];
                return (
                  <li key={title} className="integration">
                    <Icon aria-hidden className="integration-icon" />
                    <div className="min-w-0">
                      <div className="integration-head">
                        <h4>{title}</h4> <Badge>{status}</Badge>
                      </div>
                      <p className="integration-text">{description}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
            <p className="mt-6 scheme-dark sm:mt-10">
              <Link to={PATHS.try} className={buttonVariants()}>
                {labeled.gaps.tryLabel}
              </Link>
            </p>
          </div>
        </Container>
      </div>
    </section>
  );
}

/** The columns of each daily step. */
const LAYOUT = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'];

/** Whether a dish is among the first of anybody. */
const isShown = (profiles: readonly Profile[], title: string) =>
  profiles.some(({ sets }) =>
    sets.some(({ dishes }) => dishes.some((dish) => dish.title === title)),
  );

type StepTextProps = {
  title: string;
  description: string;
  /** Such as `optional`. */
  note?: string | false;
};

const StepText = ({ title, description, note }: StepTextProps) => (
  <>
    <h4 className="how-title">
      {title} {note && <span className="how-note">{note}</span>}
    </h4>
    <p className="how-text">{description}</p>
  </>
);
