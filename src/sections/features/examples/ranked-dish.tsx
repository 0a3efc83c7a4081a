import type { ReactNode } from 'react';
import { GapPlate } from '../../../components/gap-plate';
import { Interpolated } from '../../../components/interpolated';
import { Warning } from '../../../components/warning';

/** The classes of a list of ranked dishes. */
export const RANKED_DISHES = 'listed-dishes';

type RankedDishProps = {
  title: string;
  /** As a text. */
  score: string;
  /** The template of a score. */
  template: string;
  /** How much of each gap the first dish closes, from 0 to 1. The others have none. */
  shares?: readonly number[] | undefined;
  picture: ReactNode;
  /** Below the title. */
  note?: ReactNode;
  warning?: string | undefined;
};

/** A dish in a list. It is part of an island, so this module imports neither pictures nor number formats. */
export const RankedDish = (props: RankedDishProps) => {
  const { title, score, template, shares, picture, note, warning } = props;
  return (
    <li className={`listed-dish ${shares ? 'listed-first' : ''}`}>
      <GapPlate shares={shares}>{picture}</GapPlate>
      <span className="listed-text">
        <span className="listed-title">
          {`${title} `}
          {note && <span className="listed-note">{note} </span>}
          <Warning text={warning} className="mt-0.5" />
        </span>
        <span className="listed-score">
          <Interpolated template={template} values={{ score: <strong>{score}</strong> }} />
        </span>
      </span>
    </li>
  );
};
