import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import type { PictureFile } from '../../../lib/picture-file';
import type { Examples } from './examples';

/** Bowls as large as the portions. */
export const PortionsExample = ({ example }: { example: Examples['portions'] }) => (
  <ul className="mx-auto flex max-w-xl items-end gap-3 text-center sm:gap-6 2xl:max-w-[54rem]">
    {example.people.map(({ name, amount }) => (
      <li key={name} className="min-w-0">
        <PortionBowl
          image={example.image}
          amount={amount}
          sizes="(min-width: 96rem) 312px, 206px"
        />
        <p className="mt-3 font-display text-xl font-bold sm:text-2xl 2xl:text-5xl">
          {formatNumber(amount)} {example.unit}
        </p>
        <p className="whitespace-nowrap text-muted max-sm:text-sm">{name}</p>
      </li>
    ))}
  </ul>
);

type PortionBowlProps = { image: PictureFile; amount: number; sizes: string };

/**
 * A bowl whose area is proportional to the amount. An empty SVG gives its flex item a width, in proportion to which it
 * shrinks.
 */
export function PortionBowl({ image, amount, sizes }: PortionBowlProps) {
  const width = Math.round(Math.sqrt(amount) * 100);
  return (
    <span className="relative block">
      <svg
        aria-hidden
        width={width}
        height={width}
        viewBox="0 0 1 1"
        className="h-auto max-w-full"
      />
      <span className="absolute inset-0">
        <Picture file={image} alt="" sizes={sizes} className="size-full rounded-full shadow-card" />
      </span>
    </span>
  );
}
