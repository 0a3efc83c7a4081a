import { PortionPlate } from '../examples/portions-example';
import type { Examples } from '../examples/examples';

/** A plate for each person, as full as the portion is large. */
export const PortionsMiniature = ({ example }: { example: Examples['portions'] }) => (
  <span className="miniature-portions">
    {example.people.map(({ name, amount }) => (
      <PortionPlate key={name} example={example} amount={amount} sizes="80px" />
    ))}
  </span>
);
