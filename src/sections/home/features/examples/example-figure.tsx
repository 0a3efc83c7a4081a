import type { ReactNode } from 'react';
import { Badge } from '../../../../components/ui/badge';

/** The frame of an example: it says that it is one, and what it shows. */
export function ExampleFigure({
  label,
  caption,
  children,
}: {
  label: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <figure className="flex min-w-0 flex-col rounded-card bg-sunken p-5 sm:p-7 forced-colors:border">
      <div className="my-auto overflow-x-auto">{children}</div>
      <figcaption className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-sm text-muted">
        <Badge>{label}</Badge>
        <span className="max-w-md flex-1 basis-56">{caption}</span>
      </figcaption>
    </figure>
  );
}
