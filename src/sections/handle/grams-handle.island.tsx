import { useEffect, useRef, useState } from 'react';
import { GapPlate } from '../../components/gap-plate';
import { Interpolated } from '../../components/interpolated';
import { LiveRegion } from '../../components/live-region';
import { Picture } from '../../components/picture';
import { Warning } from '../../components/warning';
import { formatNumber } from '../../lib/format';
import { formatAmount, formatShare, inSentence } from '../../lib/format-amount';
import { interpolate } from '../../lib/interpolate';
import { itemAt } from '../../lib/item-at';
import { overLimits, type OverTemplates } from '../../lib/over-limits';
import type { PictureFile } from '../../lib/picture-file';
import { tracedGap, withGrams, type HandleData } from '../../lib/ranking/handle';

type GramsHandleProps = {
  labels: Pick<Queries.HandleLabelsFragment, 'most' | 'label' | 'grams' | 'sentence'> & {
    /** Names the limits that are exceeded. */
    over: OverTemplates;
  };
  data: HandleData;
  plate?: PictureFile;
};

/** The steps of the slider, in grams. */
const STEP = 5;

/** A slider for the grams of a food, and the plate and the sentence that follow it. */
export function GramsHandle({ labels, data, plate }: GramsHandleProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [grams, setGrams] = useState(data.grams);
  const [hasMoved, setHasMoved] = useState(false);
  // Moved before React started, by the visitor or by the browser on Back.
  useEffect(() => setGrams((at) => slider.current?.valueAsNumber ?? at), []);
  const { amounts, shares, score, over } = withGrams(data, grams);
  const warning = overLimits(labels.over, over);
  const traced = tracedGap(data);
  const { name, unit } = itemAt(data.gaps, traced);
  const values = {
    grams: formatNumber(grams),
    nutrient: inSentence(name),
    amount: `${formatAmount(amounts[traced] ?? 0)}\u00a0${unit}`,
    share: formatShare(shares[traced] ?? 0),
    score: formatShare(score),
  };
  const strong = {
    share: <strong>{values.share}</strong>,
    score: <strong>{values.score}</strong>,
  };
  return (
    <div className="grams-handle">
      {plate && (
        <GapPlate
          shares={shares}
          symbols={data.gaps.map(({ symbol }) => symbol)}
          className="mx-auto w-[min(15rem,60vw)]"
        >
          <Picture file={plate} alt="" sizes="15rem" />
        </GapPlate>
      )}
      <div className="min-w-0">
        <label className="block font-semibold noscript:hidden">
          {labels.label}
          <input
            ref={slider}
            type="range"
            min={0}
            max={labels.most}
            step={STEP}
            value={grams}
            aria-valuetext={interpolate(labels.grams, { grams: formatNumber(grams) })}
            onChange={({ currentTarget }) => {
              setGrams(currentTarget.valueAsNumber);
              setHasMoved(true);
            }}
            className="grams-slider"
          />
        </label>{' '}
        <p className="mt-4 text-xl leading-snug sm:text-2xl">
          <Interpolated template={labels.sentence} values={{ ...values, ...strong }} />
        </p>
        {warning && (
          <p className="mt-3">
            <Warning text={warning} className="text-base" />
          </p>
        )}
        <LiveRegion>
          {hasMoved ? `${interpolate(labels.sentence, values)} ${warning}`.trim() : ''}
        </LiveRegion>
      </div>
    </div>
  );
}
