import { Fragment } from 'react';
import { buttonVariants } from '../../../components/ui/button';
import { Choices } from '../../features/examples/choices';

const OPTION = buttonVariants({ variant: 'outline', size: 'sm', isOption: true });

type OptionsProps = {
  /** The group’s accessible name. */
  label: string;
  options: readonly { id: string; name: string }[];
  chosen: string;
  onChoose(id: string): void;
};

/** Buttons of which one is pressed. Without scripts and on paper, the options are text. */
export const Options = ({ label, options, chosen, onChoose }: OptionsProps) => (
  <>
    <div role="group" aria-label={label} className="profile-options">
      {options.map(({ id, name }) => (
        <Fragment key={id}>
          {' '}
          <button
            type="button"
            className={OPTION}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        </Fragment>
      ))}
    </div>
    <Choices
      options={options.map(({ name }) => name)}
      chosen={options.find(({ id }) => id === chosen)!.name}
      className="hidden! print:flex! noscript:flex!"
    />
  </>
);
