import { useState, type ReactNode } from 'react';
import { LiveRegion } from '../../../components/live-region';
import { Warning } from '../../../components/warning';
import { interpolate } from '../../../lib/interpolate';
import { Static } from '../../../islands/static';
import { ProductFrame } from '../../features/examples/product-frame';
import { ProfileFacts } from '../../features/examples/profile-facts';
import { TargetRows } from '../../features/examples/target-rows';
import { Options } from './options';
import type { Profile, SetProfile } from './profiles';

type ProfileStepsProps = {
  steps: readonly {
    text: ReactNode;
    /** The title of its view of the product. */
    title: string;
    view: Queries.ProductView;
    /** Another view, which doesn't change. */
    still: ReactNode;
  }[];
  labels: Pick<Queries.FeatureExamplesFragment['targets'], 'own' | 'ownSpoken'> &
    Pick<Queries.FeatureExamplesFragment['profile'], 'first' | 'announced'>;
  profiles: readonly Profile[];
  /** The ids of the person and the set at first. */
  start: { person: string; set: string };
};

/** The first steps. Who eats and by which official set can be chosen; targets and tonight's first dish follow. */
export function ProfileSteps({ steps, labels, profiles, start }: ProfileStepsProps) {
  const [chosen, setChosen] = useState(start);
  const [hasChosen, setHasChosen] = useState(false);
  const person = profiles.find(({ id }) => id === chosen.person) ?? profiles[0]!;
  // Official sets don't cover all ages.
  const set = person.sets.find(({ id }) => id === chosen.set) ?? person.sets[0]!;
  const announce = () => {
    const { name, dish, score, warning = '' } = set;
    const text = interpolate(labels.announced, { person: person.name, set: name, dish, score });
    return `${text} ${warning}`.trim();
  };
  const choose = (changed: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...changed });
    setHasChosen(true);
  };

  const viewOf = ({ view, title }: (typeof steps)[number]) =>
    view === 'profile' ? (
      <>
        <Options
          label={title}
          options={profiles}
          chosen={person.id}
          onChoose={(id) => choose({ person: id })}
        />
        <ProfileFacts facts={person.facts} />
        <FirstDish label={labels.first} set={set} />
      </>
    ) : (
      <>
        <Options
          label={title}
          options={person.sets}
          chosen={set.id}
          onChoose={(id) => choose({ set: id })}
        />
        <TargetRows rows={set.targets} labels={labels} />
        {set.elsewhere && <p className="mt-3 text-sm text-muted">{set.elsewhere}</p>}
      </>
    );

  return (
    <>
      <ol className="how-steps sm:grid-cols-2">
        {steps.map((step, place) => (
          <li key={step.title} className="how-step">
            <Static name={`text-${place}`}>{step.text}</Static>
            {step.view === 'profile' || step.view === 'targets' ? (
              <ProductFrame title={step.title} className="how-view">
                {viewOf(step)}
              </ProductFrame>
            ) : (
              <Static name={`view-${place}`} className="grid min-w-0">
                {step.still}
              </Static>
            )}
          </li>
        ))}
      </ol>
      <LiveRegion event={chosen}>{hasChosen ? announce() : ''}</LiveRegion>
    </>
  );
}

/** The dish that comes first for somebody tonight. */
const FirstDish = ({
  label,
  set: { dish, score, warning },
}: {
  label: string;
  set: SetProfile;
}) => (
  <p className="first-tonight">
    <span className="text-sm text-on-forest-muted">{label}</span>{' '}
    <b className="leading-snug @md:text-lg">{dish}</b>{' '}
    <span className="text-sm text-on-forest-muted">{score}</span> <Warning text={warning} />
  </p>
);
