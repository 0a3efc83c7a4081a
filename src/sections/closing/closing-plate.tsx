import { GapPlate } from '../../components/gap-plate';
import { Interpolated } from '../../components/interpolated';
import { Picture } from '../../components/picture';
import { Warning } from '../../components/warning';
import { formatShare } from '../../lib/format-amount';
import { overLimits, type OverTemplates } from '../../lib/over-limits';
import type { PictureFile } from '../../lib/picture-file';
import type { FullestPlate } from '../home/hero/fullest-plate';

type ClosingPlateProps = {
  plate: FullestPlate;
  /** The dish on it. */
  picture: PictureFile;
  /** The templates of a score and of exceeded limits, and the word that marks an example. */
  labels: { score: string; over: OverTemplates; example: string };
};

/** A dish on a plate that shows how much of somebody's gaps it closes. */
export const ClosingPlate = ({ plate, picture, labels }: ClosingPlateProps) => (
  <figure className="justify-self-center px-(--margin) pb-6 text-center md:py-12">
    <GapPlate
      shares={plate.shares}
      symbols={plate.gaps.map(({ symbol }) => symbol)}
      names={plate.gaps.map(({ name }) => name)}
      label={plate.gaps
        .map(({ name }, gap) => `${name} ${formatShare(plate.shares[gap] ?? 0)}`)
        .join(', ')}
      className="mx-auto w-[clamp(300px,36vw,34rem)] rounded-full shadow-menu max-md:w-[min(18rem,100%)]"
    >
      <Picture file={picture} alt="" sizes="(min-width: 48rem) min(26vw, 24rem), 220px" />
    </GapPlate>
    <figcaption className="mt-5 text-balance">
      <b className="block">{plate.title}</b>{' '}
      <Interpolated template={labels.score} values={{ score: <b>{formatShare(plate.score)}</b> }} />{' '}
      · {labels.example}{' '}
      <a
        href={plate.href}
        className="mx-auto mt-1 flex min-h-11 w-fit items-center underline decoration-2 underline-offset-4"
      >
        {plate.line}
      </a>{' '}
      <Warning text={overLimits(labels.over, plate.over)} className="justify-center" />
    </figcaption>
  </figure>
);
