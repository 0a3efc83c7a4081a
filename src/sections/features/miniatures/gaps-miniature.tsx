import { GapPlate } from '../../../components/gap-plate';
import { Picture } from '../../../components/picture';
import type { ExampleDay } from '../examples/examples';

/** The day's best dish, on a plate with the gaps that it closes. */
export const GapsMiniature = ({ best }: Pick<ExampleDay, 'best'>) => (
  <GapPlate shares={best.shares} className="miniature-plate">
    <Picture file={best.card.plate} alt="" sizes="100px" />
  </GapPlate>
);
