import { memo } from 'react';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { dietNote } from './diet-note';

type DietSwitchProps = Required<Pick<Day, 'set' | 'isMeatless'>>;

/**
 * A checkbox that leaves out dishes with meat and fish, if it has a label and leaves out some of them. While it does,
 * a note says what the targets don’t.
 */
export const DietSwitch = memo(function DietSwitch({ set, isMeatless }: DietSwitchProps) {
  const { data, labels, change } = useDemo();
  const withMeat = data.dishes.filter(({ hasMeat }) => hasMeat).length;
  if (!labels.who.meatless || withMeat === 0 || withMeat === data.dishes.length) return null;
  const note = dietNote(data, { set, isMeatless }, labels.who);
  return (
    // Otherwise Firefox restores its state from before a reload, even if the day says otherwise.
    <form autoComplete="off">
      <label className="diet-switch">
        <input
          type="checkbox"
          checked={isMeatless}
          onChange={() => change({ type: 'diet', isMeatless: !isMeatless })}
          className="diet-switch-box"
        />
        {labels.who.meatless}
      </label>
      {note && <p className="mb-3 text-sm leading-snug text-muted">{note}</p>}
    </form>
  );
});
