import { Check, Sprout } from '../../components/icons';
import { Container } from '../../components/container';
import { Badge } from '../../components/ui/badge';

type PointsProps = {
  title: string;
  comingSoon: string;
  points: Queries.AudiencePageFragment['points'];
};

const BACKGROUNDS = ['bg-butter', 'bg-sage', 'bg-mist', 'bg-blush'];

/** The benefits for an audience. A badge marks those that are not available yet. */
export function Points({ title, comingSoon, points }: PointsProps) {
  return (
    <section aria-labelledby="points-title" className="pt-24 sm:pt-32">
      <Container>
        <h2 id="points-title" className="text-4xl sm:text-5xl">
          {title}
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2">
          {points.map(({ title: pointTitle, text, comingSoon: isComingSoon }, position) => {
            const Icon = isComingSoon ? Sprout : Check;
            return (
              <li
                key={pointTitle}
                className={`${BACKGROUNDS[position % BACKGROUNDS.length]} rounded-card p-6 text-on-tint sm:p-8 forced-colors:border`}
              >
                <div className="flex min-h-8 items-center justify-between gap-3">
                  <Icon aria-hidden className="size-8" strokeWidth={1.6} />
                  {isComingSoon && <Badge className="bg-white/70">{comingSoon}</Badge>}
                </div>
                <h3 className="mt-8 text-2xl">{pointTitle}</h3>
                <p className="mt-2">{text}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
