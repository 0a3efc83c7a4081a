import type { Icon as IconType } from '../icons';

type NamedIconProps = { icon: IconType; name: string; className?: string };

/**
 * An icon with a name for screen readers, which isn't part of the page's text. A button with states has one for each;
 * CSS shows that of the current state.
 */
export const NamedIcon = ({ icon: Icon, name, className }: NamedIconProps) => (
  <Icon aria-label={name} className={className} />
);
