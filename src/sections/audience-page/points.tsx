import { Interpolated } from '../../components/interpolated';
import { OnwardLink } from '../../components/onward-link';
import { RichText } from '../../components/rich-text';
import { Badge } from '../../components/ui/badge';
import { formatShare } from '../../lib/format-amount';
import { itemAt } from '../../lib/item-at';
import { ProductExample } from '../features/examples/product-example';
import { isWideFeature } from '../features/rhythm';
import { TINTS } from '../features/tile-colors';
import type { Examples, ExamplesFor } from '../features/examples/examples';

type Content = Pick<Queries.AudiencePageFragment, 'points' | 'coming' | 'comingSoon'>;

type PointsProps = {
  points: Content['points'];
  content: Content;
  examplesFor: ExamplesFor;
  /** The index of the first point's color, so that the colors continue from an earlier list. */
  firstTint?: number;
};

/** Points of the page, each beside or above its example. */
export const Points = ({ points, content, examplesFor, firstTint = 0 }: PointsProps) => (
  <ul className="mt-10 grid grid-cols-1 gap-4 xl:grid-cols-2 2xl:[zoom:1.15]">
    {points.map((point, position, { length }) => (
      <Point
        key={point.title}
        point={point}
        mark={point.comingSoon && !content.coming ? content.comingSoon : undefined}
        examples={examplesFor(point.example.slide)}
        tint={itemAt(TINTS, (firstTint + position) % TINTS.length)}
        isWide={isWideFeature(position, length)}
      />
    ))}
  </ul>
);

type PointProps = {
  point: Content['points'][number];
  /** Says that it doesn’t exist yet. */
  mark: string | undefined;
  examples: Examples;
  tint: string;
  isWide: boolean;
};

const Point = ({ point, mark, examples, tint, isWide }: PointProps) => {
  const { title, text, example, fact, link } = point;
  return (
    <li data-layout={isWide ? 'wide' : 'half'} className={`point ${tint}`}>
      <div className="point-text">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3>{title}</h3> {mark && <Badge className="bg-surface! dark:bg-white/15!">{mark}</Badge>}
        </div>
        <p className="mt-2 text-balance">
          <RichText html={text} />
        </p>
        {fact && (
          <p className="point-foot">
            <Interpolated
              template={fact}
              values={{
                score: (
                  <strong className="block font-display text-[min(3.75rem,22vw)] leading-none font-heavy lg:text-7xl xl:text-8xl">
                    {formatShare(examples.exampleDay.best.score)}
                  </strong>
                ),
              }}
            />
          </p>
        )}
        {link && (
          <p className={fact ? 'mt-2' : 'point-foot'}>
            <OnwardLink to={link.to}>{link.label}</OnwardLink>
          </p>
        )}
      </div>
      <ProductExample example={example} examples={examples} className="sm:p-5" />
    </li>
  );
};
