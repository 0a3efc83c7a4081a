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
  <figure className="closing-figure">
    <GapPlate
      shares={plate.shares}
      symbols={plate.gaps.map(({ symbol }) => symbol)}
      names={plate.gaps.map(({ name }) => name)}
      label={plate.gaps
        .map(({ name }, gap) => `${name} ${formatShare(plate.shares[gap] ?? 0)}`)
        .join(', ')}
      className="closing-plate"
    >
      <Picture file={picture} alt="" sizes="(min-width: 48rem) min(26vw, 24rem), 220px" />
    </GapPlate>
    <figcaption className="mt-5 text-balance">
      <b className="block">{plate.title}</b>{' '}
      <Interpolated template={labels.score} values={{ score: <b>{formatShare(plate.score)}</b> }} />{' '}
      · {labels.example}{' '}
      <a href={plate.href} className="closing-day">
        {plate.line}
      </a>{' '}
      <Warning text={overLimits(labels.over, plate.over)} className="justify-center" />
    </figcaption>
  </figure>
);
