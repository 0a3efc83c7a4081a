import type { Icon as IconType } from '../icons';

type NamedIconProps = { icon: IconType; name: string; className?: string };

/** An icon with a name for screen readers. CSS shows one icon per state of a button. */
export const NamedIcon = ({ icon: Icon, name, className }: NamedIconProps) => (
  <Icon aria-label={name} className={className} />
);
