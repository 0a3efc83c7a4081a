import { Plus } from '../icons';
import type { ReactNode } from 'react';

/** A `<details>` element, which opens without JavaScript. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details data-slot="disclosure" className="group border-b border-line">
      <summary className="flex list-none items-start justify-between gap-6 py-5 text-lg font-semibold wrap-anywhere [&::-webkit-details-marker]:hidden">
        {summary}
        <Plus
          aria-hidden
          className="mt-1 size-5 shrink-0 text-accent transition-transform duration-300 group-open:rotate-45"
        />
      </summary>
      <div className="max-w-prose pb-6 text-muted">{children}</div>
    </details>
  );
}
