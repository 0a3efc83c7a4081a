import type { ReactNode } from 'react';

type ProductFrameProps = {
  title: string;
  /** Beside the title, such as the word that marks an example. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** The frame of a view of the product, with its title. */
export const ProductFrame = ({ title, label, className = '', children }: ProductFrameProps) => (
  <figure
    className={`@container flex min-w-0 flex-col rounded-2xl piece-page p-4 text-ink print:border forced-colors:border ${className}`}
  >
    <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-3 font-display leading-tight font-bold lg:text-lg">
      {title} <span className="font-sans text-sm font-medium text-muted">{label}</span>
    </figcaption>
    <div className="-m-4 flex flex-1 flex-col overflow-x-auto p-4 [&>*]:shrink-0">{children}</div>
  </figure>
);
