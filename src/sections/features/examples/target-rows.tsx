import { Interpolated } from '../../../components/interpolated';
import { Warning } from '../../../components/warning';
import { Badge } from '../../../components/ui/badge';

/** A nutrient's official target, and the one that replaces it, as texts. */
export type TargetRow = {
  name: string;
  unit: string;
  official: string;
  own: string | null;
  /** Says that their own is above the official limit. */
  warning?: string | undefined;
};

type TargetRowsProps = {
  rows: readonly TargetRow[];
  labels: Pick<Queries.FeatureExamplesFragment['targets'], 'own' | 'ownSpoken'>;
};

/** Daily targets, of which some are the person's own. */
export const TargetRows = ({ rows, labels }: TargetRowsProps) => (
  <dl className="fact-rows target-rows">
    {rows.map(({ name, unit, official, own, warning }) => (
      <div key={name} className="fact-row items-baseline">
        <dt>{name}</dt>{' '}
        {own !== null && (
          <dd className="self-center">
            <Badge>{labels.own}</Badge>
          </dd>
        )}{' '}
        {/* A new element for other texts: a translation has replaced the nodes of the old ones. */}
        <dd key={`${own} ${official}`} className="target-amount">
          <Interpolated
            template={own === null ? '{own}\u00a0{unit}' : labels.ownSpoken}
            values={{
              own: <strong>{own ?? official}</strong>,
              official,
              unit,
            }}
          />
        </dd>{' '}
        {warning && (
          <dd className="basis-full">
            <Warning text={warning} />
          </dd>
        )}
      </div>
    ))}
  </dl>
);
