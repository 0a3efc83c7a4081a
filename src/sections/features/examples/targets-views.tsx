import { TargetsExample } from './targets-example';
import type { ProductViewProps } from './product-example';

/** The first rows of the Customizable Targets tile. */
export const TargetsView = ({ examples: { targets } }: ProductViewProps) => (
  <TargetsExample example={{ ...targets, amounts: targets.amounts.slice(0, 2) }} />
);

/** A client's targets, of which a professional has set one. */
export const AdjustedTargetsView = ({ examples: { targets, partners } }: ProductViewProps) => (
  <TargetsExample
    example={{ ...targets, own: partners.setByYou, amounts: targets.amounts.slice(0, 3) }}
  />
);
