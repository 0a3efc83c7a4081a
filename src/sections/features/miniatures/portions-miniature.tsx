import { PortionBowl } from '../examples/portions-example';
import type { Examples } from '../examples/examples';

/** A bowl for each person, as large as the portion. */
export const PortionsMiniature = ({ example }: { example: Examples['portions'] }) => (
  <span className="miniature-bowls">
    {example.people.map(({ name, amount }) => (
      <span key={name}>
        <PortionBowl image={example.image} amount={amount} sizes="100px" />
      </span>
    ))}
  </span>
);
