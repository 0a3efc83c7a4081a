import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import type { Examples } from './examples';

/** Each person's amount, and a plate that is as full. */
export const PortionsExample = ({ example }: { example: Examples['portions'] }) => (
  <ul className="portion-plates">
    {example.people.map(({ name, amount }) => (
      <li key={name} className="min-w-0">
        <PortionPlate example={example} amount={amount} sizes="(min-width: 96rem) 240px, 160px" />
        <p className="portion-amount">{`${formatNumber(amount)}\u00a0${example.unit}`}</p>
        <p className="portion-person">{name}</p>
      </li>
    ))}
  </ul>
);

type PortionPlateProps = { example: Examples['portions']; amount: number; sizes: string };

/** The widest food on a plate, in percent of the plate. */
const FULLEST = 90;

/**
 * A plate on which the area of the food is proportional to the amount. All plates have the same size. Empty SVGs are as wide as
 * the rim, because the content security policy allows no style attributes.
 */
export function PortionPlate({ example: { image, people }, amount, sizes }: PortionPlateProps) {
  const most = Math.max(...people.map((each) => each.amount));
  const width = (100 - Math.sqrt(amount / most) * FULLEST) / 2;
  const rim = <svg aria-hidden width={`${width.toFixed(1)}%`} height="1" />;
  return (
    <span className="portion-plate">
      {rim}
      <Picture file={image} alt="" sizes={sizes} />
      {rim}
    </span>
  );
}
