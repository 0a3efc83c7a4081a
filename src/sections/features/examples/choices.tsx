type ChoicesProps = { options: readonly string[]; chosen: string; className?: string };

/** Options and the chosen one, which is marked. They look like text, because they can’t be pressed. */
export const Choices = ({ options, chosen, className = '' }: ChoicesProps) => (
  <ul className={`choices ${className}`}>
    {options.map((option) => (
      <li key={option} aria-current={option === chosen ? 'true' : undefined}>
        {option}
      </li>
    ))}
  </ul>
);
