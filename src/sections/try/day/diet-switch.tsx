import { memo } from 'react';
import { Check } from '../../../components/icons';
import { useDemo } from '../demo-context';

/**
 * A checkbox that leaves out dishes with meat and fish, unless that would leave out all of them or none. It is a button,
 * so that a tap before React starts isn't lost (islands/held-taps.ts).
 */
export const DietSwitch = memo(function DietSwitch({ isMeatless }: { isMeatless: boolean }) {
  const { data, labels, change } = useDemo();
  const withMeat = data.dishes.filter(({ hasMeat }) => hasMeat).length;
  if (withMeat === 0 || withMeat === data.dishes.length) return null;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isMeatless}
      onClick={() => change({ type: 'diet', isMeatless: !isMeatless })}
      className="diet-switch"
    >
      <span aria-hidden className="diet-switch-box">
        {isMeatless && <Check className="size-4" strokeWidth={3} />}
      </span>
      <span>{labels.who.meatless}</span>
    </button>
  );
});
