import { useState } from 'react';
import { LinkIcon } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { Button } from '../../../components/ui/button';
import { PATHS, withPrefix } from '../../../lib/paths';
import { dayToFragment } from '../../../lib/ranking/day-address';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';

/** A button that copies the link to a day, and confirms it until the day changes. */
export function CopyDay({ day }: { day: Day }) {
  const { ranking: labels } = useDemo().labels;
  const [answer, setAnswer] = useState<{ day: Day; text: string } | null>(null);
  const copy = () => {
    const address = new URL(withPrefix(PATHS.try) + dayToFragment(day), window.location.href);
    // Without HTTPS there is no clipboard; with it, the browser may refuse.
    Promise.resolve(address.href)
      .then((link) => navigator.clipboard.writeText(link))
      .then(
        () => setAnswer({ day, text: labels.copied }),
        () => setAnswer({ day, text: labels.notCopied }),
      );
  };
  const text = answer?.day === day ? answer.text : '';
  return (
    <div className="text-base print:hidden">
      <Button variant="link" className="text-inherit!" onClick={copy}>
        <LinkIcon className="size-4!" />
        {labels.copy}
      </Button>
      <p aria-hidden className="empty:hidden">
        {text}
      </p>
      <LiveRegion event={answer}>{text}</LiveRegion>
    </div>
  );
}
