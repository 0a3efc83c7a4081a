import { BrandMark } from './brand-mark';

type LogoProps = { name: string; className: string; markClassName: string };

/** The mark and the product’s name. A name that doesn’t fit wraps or, with `whitespace-nowrap`, ends in an ellipsis. */
export const Logo = ({ name, className, markClassName }: LogoProps) => (
  <span
    data-slot="logo"
    className={`flex min-w-0 items-center gap-2 font-display font-bold tracking-tight ${className}`}
  >
    <BrandMark className={`shrink-0 ${markClassName}`} />
    <span className="min-w-0 overflow-hidden text-ellipsis">{name}</span>
  </span>
);
