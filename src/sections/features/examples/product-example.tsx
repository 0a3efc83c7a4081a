import type { ComponentType } from 'react';
import { Warning } from '../../../components/warning';
import { findByTitle } from '../../../lib/find-or-throw';
import { ClientsExample } from './clients-example';
import { CustomExample } from './custom-example';
import { GapBars } from './gap-bars';
import { MealExample } from './gaps-example';
import { WeekExample } from './week-example';
import { ClaimedSiteView, VisitView } from './creator-views';
import { ProductFrame } from './product-frame';
import { ProfileView } from './profile-view';
import { ClientView, DiscoverView, SitesView } from './ranking-views';
import { AdjustedTargetsView, TargetsView } from './targets-views';
import type { Examples } from './examples';

/** What a view of the product shows: the data of all examples. */
export type ProductViewProps = {
  examples: Examples;
  /** The title of the dish of a meal. */
  dish?: string | null;
};

/** A dish added to a day. */
function MealView({ examples, dish }: ProductViewProps) {
  const { best, dishes } = examples.exampleDay;
  const added = dish ? findByTitle(dishes, dish) : best;
  return (
    <>
      <MealExample {...examples} dish={added} />
      <Warning text={added.warning} className="mt-3" />
    </>
  );
}

/** What a client has eaten so far. */
const IntakeView = ({ examples: { exampleDay, day } }: ProductViewProps) => (
  <GapBars gaps={exampleDay.gaps} template={day.intake} />
);

/** What a professional's clients have eaten so far. */
const ClientsView = ({ examples }: ProductViewProps) => <ClientsExample {...examples} />;

const RecipeView = ({ examples }: ProductViewProps) => <CustomExample example={examples.custom} />;

const WeekView = ({ examples }: ProductViewProps) => <WeekExample {...examples} />;

const VIEWS: Record<Queries.ProductView, ComponentType<ProductViewProps>> = {
  profile: ProfileView,
  targets: TargetsView,
  ranking: DiscoverView,
  recipe: RecipeView,
  week: WeekView,
  meal: MealView,
  visit: VisitView,
  order: SitesView,
  claim: ClaimedSiteView,
  intake: IntakeView,
  adjusted: AdjustedTargetsView,
  clients: ClientsView,
  client: ClientView,
};

/** The views of somebody's day, whose label says whose day it is. */
const DAYS: ReadonlySet<Queries.ProductView> = new Set(['meal', 'order', 'intake', 'client']);

type ProductExampleProps = ProductViewProps & {
  example: Queries.ProductExampleFragment;
  className?: string;
};

/** A view of the product under its title, with the data of the features' examples. */
export function ProductExample({ example, examples, className = '' }: ProductExampleProps) {
  const View = VIEWS[example.view];
  const { label, line } = examples;
  const day = line && DAYS.has(example.view) ? ` · ${line}` : '';
  return (
    <ProductFrame title={example.title} label={label + day} className={className}>
      <View examples={examples} dish={example.dish} />
    </ProductFrame>
  );
}
