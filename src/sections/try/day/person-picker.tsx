import { memo } from 'react';
import { formatList } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { nameOf, personAndSet, setsOf } from './person-and-set';

type PersonPickerProps = Pick<Day, 'person' | 'set'>;

/** Radio buttons for the person and the official set. */
export const PersonPicker = memo(function PersonPicker({ person, set }: PersonPickerProps) {
  const { data, labels: all, change } = useDemo();
  const labels = all.who;
  const missing = data.sets.map(({ id }) => id).filter((id) => !setsOf(data, person).includes(id));
  return (
    <details className="-mt-1.5">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 py-2 text-sm leading-snug [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-[1_1_8rem]">
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
          onChange={(id) => change({ type: 'who', person: id, set })}
        />
        <Choice
          name="set"
          legend={labels.set}
          options={data.sets}
          chosen={set}
          missing={missing}
          onChange={(id) => change({ type: 'who', person, set: id })}
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

type ChoiceProps = {
  name: string;
  legend: string;
  options: readonly { readonly id: string; readonly name: string }[];
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
          <label key={option.id} className="person-option option">
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              disabled={missing?.includes(option.id)}
              onChange={() => onChange(option.id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.name}
          </label>,
        ])}
      </div>
    </fieldset>
  );
}
