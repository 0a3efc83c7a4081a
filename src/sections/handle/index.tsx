import { Island } from '../../islands/island';
import type { OverTemplates } from '../../lib/over-limits';
import type { HandleData } from '../../lib/ranking/handle';
import { GramsHandle } from './grams-handle.island';

type HandleProps = {
  labels: Queries.HandleLabelsFragment;
  /** The templates that name exceeded limits. */
  over: OverTemplates;
  data: HandleData;
  /** The plates of the dishes, by title. */
  plates: Queries.HandlePlatesFragment['items'];
};

/** A section in which visitors change the grams of one ingredient. Only the slider and what follows are an island. */
export const Handle = ({ labels, over, data, plates }: HandleProps) => (
  <section aria-labelledby="handle-title" className="handle">
    <h2 id="handle-title" className="text-2xl sm:text-4xl">
      {labels.title}
    </h2>
    <p className="mt-3">{labels.lead}</p>
    <Island>
      <GramsHandle
        labels={{ ...labels, over }}
        data={data}
        plate={plates.find(({ title }) => title === data.dish)?.plate}
      />
    </Island>
  </section>
);
