import { memo } from 'react';
import { CHOSEN } from '../../../components/ui/button';
import { formatList } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';

const OPTION = `${CHOSEN} relative inline-flex min-h-11 min-w-0 items-center justify-center rounded-full border border-control px-3.5 py-1 text-center whitespace-nowrap font-semibold hover:border-ink has-disabled:border-dashed has-disabled:border-control has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink`;

type PersonPickerProps = Pick<Day, 'person' | 'set'> & {
  data: RankingData;
  labels: Queries.RankingDemoLabelsFragment['who'];
  onChange(next: (day: Day) => Day, change: 'who'): void;
};

/** Radio buttons for the person and the official set. */
export const PersonPicker = memo(function PersonPicker(props: PersonPickerProps) {
  const { data, person, set, labels, onChange } = props;
  const choose = (id: string, wanted: string) =>
    onChange((now) => ({ ...now, person: id, set: setFor(data, id, wanted) }), 'who');

  const missing = data.sets.map(({ id }) => id).filter((id) => !setsOf(data, person).includes(id));
  return (
    <details className="-mt-1.5">
      <summary className="flex min-h-11 list-none items-center gap-x-3 py-2 text-sm leading-snug [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {interpolate(labels.chosen, personAndSet(data, { person, set }))}
        </span>{' '}
        <span className="font-semibold underline decoration-accent decoration-2 underline-offset-4 print:hidden">
          {labels.change}
        </span>
      </summary>
      <form
        method="dialog"
        autoComplete="off"
        className="mt-2 mb-4 grid gap-3 print:hidden noscript:hidden"
      >
        <Choice
          name="person"
          legend={labels.person}
          options={data.people}
          chosen={person}
          onChange={(id) => choose(id, set)}
        />
        <Choice
          name="set"
          legend={labels.set}
          options={data.sets}
          chosen={set}
          missing={missing}
          onChange={(id) => choose(person, id)}
        />
        {missing.length > 0 && (
          <p className="-mt-2 text-sm text-muted">
            {interpolate(labels.without, {
              set: formatList(missing.map((id) => nameOf(data.sets, id))),
            })}
          </p>
        )}
      </form>
    </details>
  );
});

/** The names of the person and the official set. */
export const personAndSet = (data: RankingData, { person, set }: Pick<Day, 'person' | 'set'>) => ({
  person: nameOf(data.people, person),
  set: nameOf(data.sets, set),
});

const nameOf = (named: readonly Option[], id: string) =>
  named.find((each) => each.id === id)?.name ?? id;

/** The sets with figures for a person. */
const setsOf = (data: RankingData, person: string) =>
  data.people.find(({ id }) => id === person)?.sets.map(({ id }) => id) ?? [];

/** The wanted set, or the person’s first one if it has no figures for this person. */
const setFor = (data: RankingData, person: string, wanted: string) =>
  setsOf(data, person).includes(wanted) ? wanted : (setsOf(data, person)[0] ?? wanted);

type Option = { readonly id: string; readonly name: string };

type ChoiceProps = {
  name: string;
  legend: string;
  options: readonly Option[];
  chosen: string;
  /** The ids of the options that can’t be chosen. */
  missing?: readonly string[];
  onChange(id: string): void;
};

function Choice({ name, legend, options, chosen, missing, onChange }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-bold text-muted">{legend}</legend>{' '}
      <div className="flex flex-wrap gap-1.5 text-sm">
        {options.flatMap((option) => [
          ' ',
          <label key={option.id} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              disabled={missing?.includes(option.id)}
              onChange={() => onChange(option.id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.name}
          </label>,
        ])}
      </div>
    </fieldset>
  );
}
