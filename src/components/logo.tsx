import { BrandMark } from './brand-mark';

type LogoProps = { name: string; className: string; markClassName: string };

/**
 * The mark and the product's name. A name that has no room beside the mark goes to a second line, which is cut off: at
 * any size of text, the mark stands alone or beside the whole name.
 */
export const Logo = ({ name, className, markClassName }: LogoProps) => (
  <span
    data-slot="logo"
    className={`flex h-lh min-w-0 flex-wrap items-center gap-x-2 overflow-clip font-display font-bold tracking-tight whitespace-nowrap ${className}`}
  >
    <span className="flex h-lh items-center">
      <BrandMark className={`shrink-0 ${markClassName}`} />
    </span>
    {name}
  </span>
);
