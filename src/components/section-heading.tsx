import type { ReactNode } from 'react';

/** The heading of a section with an optional lead paragraph. */
export function SectionHeading({
  id,
  title,
  lead,
  className = '',
}: {
  id?: string;
  title: string;
  lead?: ReactNode;
  className?: string;
}) {
  return (
    <div className={`max-w-2xl min-w-0 ${className}`}>
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {lead && <p className="mt-4 text-lg text-balance text-muted lg:text-xl">{lead}</p>}
    </div>
  );
}
