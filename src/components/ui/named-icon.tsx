import type { Icon as IconType } from '../icons';

type NamedIconProps = { icon: IconType; name: string; className?: string };

/**
 * An icon with a name for screen readers only. A button with several states contains an icon per state, and CSS shows
 * the current one.
 */
export const NamedIcon = ({ icon: Icon, name, className }: NamedIconProps) => (
  <Icon aria-label={name} className={className} />
);
