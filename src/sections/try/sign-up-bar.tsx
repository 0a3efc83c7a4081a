import { ArrowRight } from '../../components/icons';
import { useDemo } from './demo-context';

/** A link to the app at the bottom of the foods, which stays in the window while they are changed. */
export function SignUpBar() {
  const { signUp } = useDemo().labels.ranking;
  return (
    <p className="sign-up-bar">
      <a href={signUp.href} className="way-on">
        {signUp.label}
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </a>
    </p>
  );
}
