import { ChevronDown, Plus } from '../icons';
import type { ReactNode } from 'react';

type DisclosureProps = {
  /** The hash that opens it. */
  id?: string;
  summary: string;
  children: ReactNode;
};

/** A `<details>` element, which opens without JavaScript. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  return (
    <details data-slot="disclosure" className="group border-b border-line">
      <summary className="flex list-none items-start justify-between gap-6 py-5 text-lg font-semibold wrap-anywhere [&::-webkit-details-marker]:hidden">
        {summary}
        <DisclosureIcon />
      </summary>
      <div id={id} className="max-w-prose scroll-mt-[38svh] pb-6 text-muted">
        {children}
      </div>
    </details>
  );
}

/** The marker of a summary in a `<details className="group">`: a plus, or a cross when open. */
export const DisclosureIcon = () => (
  <Plus
    aria-hidden
    className="mt-1 size-5 shrink-0 text-accent transition-transform duration-300 group-open:rotate-45"
  />
);

type SummaryProps = { children: ReactNode; className?: string };

/** The summary of a `<details>`, with a chevron that turns when it opens. */
export const Summary = ({ children, className = 'justify-between' }: SummaryProps) => (
  <summary
    className={`flex min-h-11 list-none items-center gap-x-4 py-1.5 font-semibold [&::-webkit-details-marker]:hidden ${className}`}
  >
    {children}
    <ChevronDown
      aria-hidden
      className="size-5 shrink-0 text-accent transition-transform duration-300 [[open]>summary>&]:rotate-180"
    />
  </summary>
);
