import { CHOSEN } from '../../../components/ui/button';

type ChoicesProps = { options: readonly string[]; chosen: string };

/** Options, with one chosen: in a row, or in pairs if a row doesn't fit. */
export const Choices = ({ options, chosen }: ChoicesProps) => (
  <ul className="grid grid-cols-2 gap-2 text-center @sm:flex @sm:flex-wrap">
    {options.map((option) => (
      <li
        key={option}
        aria-current={option === chosen ? 'true' : undefined}
        className={`${CHOSEN} flex items-center justify-center rounded-full border border-line p-1 font-semibold text-muted @max-md:text-sm @sm:px-3.5`}
      >
        {option}
      </li>
    ))}
  </ul>
);
