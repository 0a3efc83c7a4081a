import { ArrowUpRight, ShieldCheck } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import { RankedDishes } from './ranked-dishes';

type Partners = Queries.ProductExamplesFragment['partners'];

/** A recipe as it is found, with the link to its site. */
export const VisitExample = ({ partners }: { partners: Partners }) => (
  <div className="overflow-clip rounded-2xl bg-surface">
    {/* The dish is named below. */}
    <Picture
      file={partners.image}
      alt=""
      sizes="(min-width: 80rem) 552px, (min-width: 40rem) 40vw, 80vw"
      className="aspect-[3/2] w-full object-cover @md:aspect-[5/2]"
    />
    <p className="flex flex-wrap items-center justify-between gap-x-5 px-4 py-3">
      <span className="font-semibold">{partners.dish}</span>
      <span className="flex items-center gap-1 underline decoration-accent decoration-2 underline-offset-4">
        {partners.read}
        <ArrowUpRight aria-hidden className="size-5" />
      </span>
    </p>
  </div>
);

type OrderExampleProps = {
  partners: Partners;
  /** The best dish first. */
  dishes: readonly { dish: { title: string }; score: number }[];
  closed: string;
};

/** The best dish, on a small site, above the last one, on a big site. */
export function OrderExample({ partners, dishes, closed }: OrderExampleProps) {
  const sites = [
    { note: partners.small, radius: 7, dish: dishes[0]! },
    { note: partners.big, radius: 20, dish: dishes.at(-1)! },
  ];
  return (
    <RankedDishes
      closed={closed}
      dishes={sites.map(({ note, radius, dish }) => ({
        ...dish,
        note,
        sign: (
          <svg
            viewBox="0 0 40 40"
            width="40"
            height="40"
            aria-hidden
            className="@max-sm:row-span-2"
          >
            <circle cx="20" cy="20" r={radius} className="fill-apricot" />
          </svg>
        ),
      }))}
    />
  );
}

/** A recipe whose site is claimed and verified. */
export const VerifiedExample = ({ partners }: { partners: Partners }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-2xl border border-dashed border-control bg-surface px-4 py-3">
    <span className="font-semibold">
      {partners.dish}
      <span className="block text-sm font-normal">{partners.yours}</span>
    </span>
    <span className="flex items-center gap-1.5 font-semibold">
      <ShieldCheck aria-hidden className="size-5 text-accent" />
      {partners.verified}
    </span>
  </p>
);
