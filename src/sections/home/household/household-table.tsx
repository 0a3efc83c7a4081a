import { GapPlate } from '../../../components/gap-plate';
import { Interpolated } from '../../../components/interpolated';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { Picture } from '../../../components/picture';
import { Warning } from '../../../components/warning';
import { formatNumber } from '../../../lib/format';
import { formatShare, inSentence } from '../../../lib/format-amount';
import { overLimits, type OverTemplates } from '../../../lib/over-limits';
import type { PictureFile } from '../../../lib/picture-file';
import type { SharedDinner } from './shared-dinner';

export type HouseholdTableProps = {
  dinner: SharedDinner;
  /** The dish on the plates. */
  plate: PictureFile;
  /** How many dishes were ranked. */
  dishes: number;
  /** The place of the dish: `First of {dishes} for this table`. */
  template: string;
  /** Names the limits that a portion would exceed. */
  over: OverTemplates;
  /** The word that marks an example. */
  label: string;
};

/** One dish for a household: a plate for each person, whose rim shows what it closes of that person's gaps. */
export const HouseholdTable = ({
  dinner,
  plate,
  dishes,
  template,
  over,
  label,
}: HouseholdTableProps) => (
  <figure className="household-table">
    <figcaption>
      <b>{dinner.title}</b>{' '}
      <Interpolated
        template={template}
        values={{ dishes: formatNumber(dishes), score: <b>{formatShare(dinner.score)}</b> }}
      />{' '}
      · {label}
    </figcaption>
    <ul className="household-places">
      {dinner.plates.map(({ name, line, href, gaps, score, shares, over: exceeded }) => (
        <li key={name} className="household-place">
          <GapPlate
            shares={shares}
            symbols={gaps.map(({ symbol }) => symbol)}
            label={gaps.map((gap, at) => `${gap.name} ${formatShare(shares[at]!)}`).join(', ')}
            className="household-plate"
          >
            <Picture
              file={plate}
              alt=""
              sizes="(min-width: 96rem) 192px, (min-width: 64rem) 150px, 96px"
            />
          </GapPlate>
          <b className="household-score">{formatShare(score)}</b>{' '}
          <p className="leading-snug">
            <a href={href} className="household-day">
              {line}
            </a>{' '}
            <Warning text={overLimits(over, exceeded)} className="leading-snug xl:justify-center" />
          </p>
        </li>
      ))}
    </ul>
    {/* By ear, the plates say the names. */}
    <p aria-hidden className="household-symbols">
      {symbolsToName(dinner).map(({ symbol, name }) => (
        <span key={symbol} className="whitespace-nowrap">
          <NutrientSymbol symbol={symbol} /> {inSentence(name)}{' '}
        </span>
      ))}
    </p>
  </figure>
);

/** The gaps on the plates with a symbol that isn't the end of the name, as D is in vitamin D. */
function symbolsToName({ plates }: SharedDinner) {
  const gaps = new Map(plates.flatMap((plate) => plate.gaps.map((gap) => [gap.symbol, gap])));
  return [...gaps.values()]
    .filter(({ symbol, name }) => name.split(/\s/).at(-1) !== symbol)
    .toSorted((one, other) => one.symbol.localeCompare(other.symbol));
}
