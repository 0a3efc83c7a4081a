type ChoicesProps = { options: readonly string[]; chosen: string };

/** Options, one of which is chosen. */
export const Choices = ({ options, chosen }: ChoicesProps) => (
  <ul className="flex flex-wrap gap-2">
    {options.map((option) => (
      <li
        key={option}
        aria-current={option === chosen ? 'true' : undefined}
        className="rounded-full border border-control px-3.5 py-1 text-sm font-semibold aria-current:border-ink aria-current:bg-ink aria-current:text-page forced-colors:aria-current:outline-2"
      >
        {option}
      </li>
    ))}
  </ul>
);
