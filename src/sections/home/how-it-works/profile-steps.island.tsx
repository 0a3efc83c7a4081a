import { useState, type ReactNode } from 'react';
import { LiveRegion } from '../../../components/live-region';
import { Warning } from '../../../components/warning';
import { interpolate } from '../../../lib/interpolate';
import { Static } from '../../../islands/static';
import { useMedia } from '../../../islands/use-media';
import { ProductFrame } from '../../features/examples/product-frame';
import { ProfileFacts } from '../../features/examples/profile-facts';
import { TargetRows } from '../../features/examples/target-rows';
import { FirstDishes, type DishPictures } from './first-dishes';
import { Options } from './options';
import type { Profile, SetProfile } from './profiles';

/** A step with a view of the product. */
type Step = {
  /** No other step has the same. */
  key: string;
  title: string;
  /** The classes of its place. */
  place?: string;
  text: ReactNode;
  /** The title of its view. */
  viewTitle: string;
  view: Queries.ProductView;
  /** A view that doesn't follow who is chosen. */
  still: ReactNode;
};

type ProfileStepsProps = {
  setup: readonly Step[];
  daily: readonly Step[];
  /** The heading of the daily steps. */
  heading: { id: string; className: string; text: ReactNode };
  labels: Pick<Queries.FeatureExamplesFragment['targets'], 'own' | 'ownSpoken'> &
    Pick<Queries.FeatureExamplesFragment['profile'], 'first' | 'announced'> &
    Pick<Queries.FeatureExamplesFragment['gaps'], 'score'>;
  profiles: readonly Profile[];
  pictures: DishPictures;
  /** The ids of the person and the set at first. */
  start: { person: string; set: string };
};

/**
 * The steps. Who eats and by which official set can be chosen; their targets and tonight's dishes follow. On phones, the
 * daily steps are a row to swipe.
 */
export function ProfileSteps(props: ProfileStepsProps) {
  const { setup, daily, heading, labels, profiles, pictures, start } = props;
  const [chosen, setChosen] = useState(start);
  const [hasChosen, setHasChosen] = useState(false);
  const isRow = useMedia('(width < 40rem)');
  const person = profiles.find(({ id }) => id === chosen.person) ?? profiles[0]!;
  // Official sets don't cover all ages.
  const set = person.sets.find(({ id }) => id === chosen.set) ?? person.sets[0]!;
  const announce = () => {
    const { title, score, warning = '' } = set.dishes[0]!;
    const values = { person: person.name, set: set.name, dish: title };
    const text = interpolate(labels.announced, {
      ...values,
      score: interpolate(labels.score, { score }),
    });
    return `${text} ${warning}`.trim();
  };
  const choose = (changed: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...changed });
    setHasChosen(true);
  };

  const viewOf = ({ key, view, viewTitle, still }: Step) => {
    if (view === 'profile')
      return (
        <ProductFrame title={viewTitle} className="how-view">
          <Options
            label={viewTitle}
            options={profiles}
            chosen={person.id}
            onChoose={(id) => choose({ person: id })}
          />
          <ProfileFacts facts={person.facts} />
          <FirstTonight labels={labels} dish={set.dishes[0]!} />
        </ProductFrame>
      );
    if (view === 'targets')
      return (
        <ProductFrame title={viewTitle} className="how-view">
          <Options
            label={viewTitle}
            options={person.sets}
            chosen={set.id}
            onChoose={(id) => choose({ set: id })}
          />
          <TargetRows rows={set.targets} labels={labels} />
          {set.elsewhere && <p className="mt-3 text-sm text-muted">{set.elsewhere}</p>}
        </ProductFrame>
      );
    if (view === 'ranking')
      return (
        <ProductFrame title={viewTitle} label={person.line} className="how-view">
          <FirstDishes dishes={set.dishes} pictures={pictures} template={labels.score} />
          {person.portion && <p className="mt-3 text-sm text-muted">{person.portion}</p>}
        </ProductFrame>
      );
    return (
      <Static name={`view-${key}`} className="grid min-w-0">
        {still}
      </Static>
    );
  };
  const listOf = (steps: readonly Step[]) =>
    steps.map((step) => (
      <li key={step.key} className={`how-step ${step.place ?? ''}`}>
        <Static name={`text-${step.key}`}>{step.text}</Static>
        {viewOf(step)}
      </li>
    ));

  return (
    <>
      <ol className="how-steps sm:grid-cols-2">{listOf(setup)}</ol>
      <Static name="heading" as="h3" id={heading.id} className={heading.className}>
        {heading.text}
      </Static>
      <ol
        className="how-steps how-row"
        aria-labelledby={heading.id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll the row
        tabIndex={isRow ? 0 : undefined}
      >
        {listOf(daily)}
      </ol>
      <LiveRegion event={chosen}>{hasChosen ? announce() : ''}</LiveRegion>
    </>
  );
}

/** The dish that comes first for somebody tonight. */
const FirstTonight = ({
  labels,
  dish: { title, score, warning },
}: {
  labels: Pick<ProfileStepsProps['labels'], 'first' | 'score'>;
  dish: SetProfile['dishes'][number];
}) => (
  <p className="first-tonight">
    <span className="text-sm text-on-forest-muted">{labels.first}</span>{' '}
    <b className="leading-snug @md:text-lg">{title}</b>{' '}
    <span className="text-sm text-on-forest-muted">{interpolate(labels.score, { score })}</span>{' '}
    <Warning text={warning} />
  </p>
);
