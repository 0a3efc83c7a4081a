import { Container } from '../../components/container';
import { Badge } from '../../components/ui/badge';
import { ProductExample } from '../features/examples/product-example';
import { TINTS } from '../features/feature-look';
import type { Examples } from '../features/examples/examples';

type PointsProps = {
  content: Pick<Queries.AudiencePageFragment, 'pointsTitle' | 'points' | 'comingSoon'>;
  examples: Examples;
};

/** The benefits for an audience, each with a piece of the product. A badge marks future ones. */
export const Points = ({ content: { pointsTitle, points, comingSoon }, examples }: PointsProps) => (
  <section aria-labelledby="points-title" className="pt-24 sm:pt-32">
    <Container>
      <h2 id="points-title" className="text-4xl sm:text-5xl">
        {pointsTitle}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {points.map(({ title, text, comingSoon: isComingSoon, example }, position) => (
          <li
            key={title}
            className={`${TINTS[position % TINTS.length]} row-span-2 grid grid-rows-subgrid gap-y-0 rounded-card p-2 text-on-tint forced-colors:border`}
          >
            <div className="p-4 sm:p-5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <h3 className="text-2xl">{title}</h3>
                {isComingSoon && <Badge className="bg-surface!">{comingSoon}</Badge>}
              </div>
              <p className="mt-2 text-balance">{text}</p>
            </div>
            <ProductExample example={example} examples={examples} className="sm:p-5" />
          </li>
        ))}
      </ul>
    </Container>
  </section>
);
