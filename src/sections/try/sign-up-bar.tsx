import { useMemo } from 'react';
import { ArrowRight } from '../../components/icons';
import { useInSight } from '../../islands/use-in-sight';
import { useDemo } from './demo-context';

type SignUpBarProps = {
  /** The same link in the open dish. */
  openWay: HTMLElement | null;
};

/**
 * A link to the app at the bottom of the foods, which stays in the window while they are changed. It keeps its place, but
 * isn't seen while the one in the open dish is, so that there is only one, unless it has the focus.
 */
export function SignUpBar({ openWay }: SignUpBarProps) {
  const { signUp } = useDemo().labels.ranking;
  const isWayInSight = useInSight(useMemo(() => ({ current: openWay }), [openWay]));
  return (
    <p className={`sign-up-bar ${openWay && isWayInSight ? 'invisible focus-within:visible' : ''}`}>
      <a href={signUp.href} className="way-on">
        {signUp.label}
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </a>
    </p>
  );
}
