import { useMemo } from 'react';
import { buttonVariants } from '../../components/ui/button';
import { useInSight } from '../../islands/use-in-sight';
import { useDemo } from './demo-context';

type SignUpProps = {
  /** The same link in the open dish. */
  openWay: HTMLElement | null;
  className: string;
};

/**
 * A link to the app. It keeps its place, but isn't seen while the one in the open dish is, so that there is only one,
 * unless it has the focus.
 */
export function SignUp({ openWay, className }: SignUpProps) {
  const { signUp } = useDemo().labels.ranking;
  const isWayInSight = useInSight(useMemo(() => ({ current: openWay }), [openWay]));
  return (
    <p
      className={`${className} ${openWay && isWayInSight ? 'invisible focus-within:visible' : ''}`}
    >
      <a href={signUp.href} className={buttonVariants({ className: 'w-full px-3' })}>
        {signUp.label}
      </a>
    </p>
  );
}
