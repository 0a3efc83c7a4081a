import { GapPlate } from '../../components/gap-plate';
import { Interpolated } from '../../components/interpolated';
import { Link } from '../../components/link';
import { Picture } from '../../components/picture';
import { Warning } from '../../components/warning';
import { formatShare } from '../../lib/format-amount';
import type { Examples } from './examples/examples';

/** The plate beside the headline: the best dish of a day of the hero, and the link to that day. */
export function HeadlinePlate({ examples }: { examples: Examples }) {
  const { exampleDay, gaps, label, line, tryLink } = examples;
  const { best } = exampleDay;
  const shares = exampleDay.gaps.map(
    ({ name }, gap) => `${name} ${formatShare(best.shares[gap] ?? 0)}`,
  );
  return (
    <figure className="headline-plate">
      <GapPlate
        shares={best.shares}
        symbols={exampleDay.gaps.map(({ symbol }) => symbol)}
        names={exampleDay.gaps.map(({ name }) => name)}
        label={shares.join(', ')}
      >
        {/* The dish is named below. */}
        <Picture file={best.card.plate} alt="" sizes="18vw" />
      </GapPlate>
      <figcaption className="mt-3">
        <b className="block">{best.title}</b>{' '}
        <span className="text-muted">
          <Interpolated
            template={gaps.score}
            values={{ score: <b className="text-ink">{formatShare(best.score)}</b> }}
          />{' '}
          · {label}
        </span>{' '}
        <Link
          to={tryLink.to}
          className="mx-auto flex min-h-11 w-fit items-center underline decoration-accent decoration-2 underline-offset-4"
        >
          {line}
        </Link>{' '}
        <Warning text={best.warning} className="justify-center" />
      </figcaption>
    </figure>
  );
}
