import type { Icon as IconType } from '../icons';

type NamedIconProps = { icon: IconType; name: string; className?: string };

/**
 * An icon with a name for screen readers. A button with states has one for each; CSS shows that of the
 * current state.
 */
export function NamedIcon({ icon: Icon, name, className }: NamedIconProps) {
  return (
    <span className={className}>
      <Icon aria-hidden />
      <span className="sr-only">{name}</span>
    </span>
  );
}
