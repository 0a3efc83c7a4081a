import type { ReactNode } from 'react';
import { GapPlate } from '../../../components/gap-plate';
import { Interpolated } from '../../../components/interpolated';
import { Warning } from '../../../components/warning';

/** The classes of a list of ranked dishes. */
export const RANKED_DISHES = '@container grid flex-1 auto-rows-fr gap-1.5';

/** The classes of the width of a dish's picture. */
export const DISH_SIZE = 'w-14 @md:w-24';

/** The classes of the first dish and of the others. */
const FIRST = 'border-winner bg-winner-ground text-on-forest';
const OTHER = 'border-transparent bg-surface';

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

/** A dish in a list. An island shows it, so its module does without pictures and formats. */
export const RankedDish = (props: RankedDishProps) => {
  const { title, score, template, shares, picture, note, warning } = props;
  return (
    <li
      className={`flex items-center gap-x-3 rounded-2xl border p-1.5 pe-3 @md:gap-x-5 ${shares ? FIRST : OTHER}`}
    >
      <GapPlate shares={shares} className={DISH_SIZE}>
        {picture}
      </GapPlate>
      <span className="flex flex-1 flex-wrap items-center gap-x-3">
        <span className="flex-1 basis-32 leading-snug font-semibold @md:basis-60 @md:text-lg">
          {title}{' '}
          {note && <span className="mt-0.5 block text-sm font-normal @md:text-base">{note} </span>}
          <Warning text={warning} className="mt-0.5" />
        </span>
        <span className="text-sm @md:text-base @xl:text-end">
          <Interpolated
            template={template}
            values={{
              score: (
                <strong className="font-display text-xl @md:text-3xl @xl:block">{score}</strong>
              ),
            }}
          />
        </span>
      </span>
    </li>
  );
};
