import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import type { Examples } from './examples';

/** Bowls as large as the portions. An empty SVG gives each flex item a width, in proportion to which it shrinks. */
export const PortionsExample = ({ example }: { example: Examples['portions'] }) => (
  <ul className="mx-auto flex max-w-xl items-end gap-3 text-center sm:gap-6 2xl:max-w-[54rem]">
    {example.people.map(({ name, amount }) => {
      const width = Math.round(Math.sqrt(amount) * 100);
      return (
        <li key={name} className="min-w-0">
          <span className="relative block">
            <svg
              aria-hidden
              width={width}
              height={width}
              viewBox="0 0 1 1"
              className="h-auto max-w-full"
            />
            <span className="absolute inset-0">
              <Picture
                file={example.image}
                alt=""
                sizes="(min-width: 96rem) 312px, 206px"
                className="size-full rounded-full shadow-card"
              />
            </span>
          </span>
          <p className="mt-3 font-display text-xl font-bold sm:text-2xl 2xl:text-5xl">
            {formatNumber(amount)} {example.unit}
          </p>
          <p className="whitespace-nowrap text-muted max-sm:text-[0.8125rem]">{name}</p>
        </li>
      );
    })}
  </ul>
);
