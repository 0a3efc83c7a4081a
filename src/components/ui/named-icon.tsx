import type { LucideIcon } from 'lucide-react';

type NamedIconProps = { icon: LucideIcon; name: string; className?: string };

/** An icon with a name that is heard and not seen: one of the states of a button, which the styles choose. */
export function NamedIcon({ icon: Icon, name, className }: NamedIconProps) {
  return (
    <span className={className}>
      <Icon aria-hidden />
      <span className="sr-only">{name}</span>
    </span>
  );
}
