import { GapPlate } from '../../components/gap-plate';
import { Interpolated } from '../../components/interpolated';
import { Picture } from '../../components/picture';
import { findByTitle } from '../../lib/find-or-throw';
import { formatShare } from '../../lib/format-amount';
import type { Examples } from '../features/examples/examples';

/** A dish on a plate that shows how much of the example day's gaps it closes. */
export function ClosingPlate({ dish, examples }: { dish: string; examples: Examples }) {
  const { gaps, dishes } = examples.exampleDay;
  const { card, score, shares } = findByTitle(dishes, dish);
  return (
    <figure className="justify-self-center px-(--margin) pb-12 text-center md:py-12">
      <GapPlate
        shares={shares}
        symbols={gaps.map(({ symbol }) => symbol)}
        label={gaps.map(({ name }, gap) => `${name} ${formatShare(shares[gap] ?? 0)}`).join(', ')}
        className="mx-auto w-[min(36vw,34rem)] rounded-full shadow-menu max-md:w-[min(18.75rem,100%)]"
      >
        <Picture file={card.plate} alt="" sizes="(min-width: 48rem) min(26vw, 24rem), 220px" />
      </GapPlate>
      <figcaption className="mt-5">
        <b className="block">{dish}</b>{' '}
        <Interpolated
          template={examples.gaps.score}
          values={{ score: <b>{formatShare(score)}</b> }}
        />{' '}
        · {examples.label}
      </figcaption>
    </figure>
  );
}
