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
    <div className={`min-w-0 ${className}`}>
      {/* In em, so that it has the same lines on all wide screens. */}
      <h2 id={id} className="max-w-[14em] text-section">
        {title}
      </h2>
      {lead && <p className="mt-4 max-w-2xl text-lg text-balance text-muted lg:text-xl">{lead}</p>}
    </div>
  );
}
