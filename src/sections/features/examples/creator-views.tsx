import { ShieldCheck } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import { RecipeRows } from './recipes-example';
import type { ProductViewProps } from './product-example';

/** A recipe in the app, and where to read it. */
export function VisitView({ examples: { partners, exampleDay } }: ProductViewProps) {
  const { card, title } = exampleDay.best;
  return (
    <div className="flex flex-1 flex-col overflow-clip rounded-2xl bg-surface">
      {/* The dish is named below. */}
      <Picture
        file={card.image}
        alt=""
        sizes="(min-width: 80rem) 552px, (min-width: 40rem) 40vw, 80vw"
        className="aspect-[3/2] w-full object-cover xl:flex-1 @md:aspect-[5/2]"
      />
      <p className="flex flex-wrap justify-between gap-x-5 px-4 py-3 font-semibold">
        {title} <span className="font-normal text-muted">{partners.read}</span>
      </p>
    </div>
  );
}

/** The recipes of a verified site: the dishes that `SitesView` doesn’t show on other sites. */
export const ClaimedSiteView = ({ examples: { partners, exampleDay } }: ProductViewProps) => (
  <RecipeRows
    dishes={[exampleDay.best, ...exampleDay.dishes.slice(3, 5)]}
    note={partners.verified}
    isDense
    icon={<ShieldCheck aria-hidden className="size-6 shrink-0 text-accent" />}
  />
);
