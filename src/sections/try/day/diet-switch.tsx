import { memo } from 'react';
import { useDemo } from '../demo-context';

/** A checkbox that leaves out dishes with meat and fish, if it has a label and leaves out some of them. */
export const DietSwitch = memo(function DietSwitch({ isMeatless }: { isMeatless: boolean }) {
  const { data, labels, change } = useDemo();
  const withMeat = data.dishes.filter(({ hasMeat }) => hasMeat).length;
  if (!labels.who.meatless || withMeat === 0 || withMeat === data.dishes.length) return null;
  return (
    // Otherwise Firefox checks it as it was before a reload, whatever the day says.
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
    </form>
  );
});
