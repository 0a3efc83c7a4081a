import { Container } from '../../components/container';
import { Badge } from '../../components/ui/badge';

type PointsProps = {
  title: string;
  comingSoon: string;
  points: Queries.AudiencePageFragment['points'];
};

/** The benefits for an audience. A badge marks those that are not available yet. */
export function Points({ title, comingSoon, points }: PointsProps) {
  return (
    <section aria-labelledby="points-title" className="pt-24 sm:pt-32">
      <Container>
        <h2 id="points-title" className="text-4xl sm:text-5xl">
          {title}
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2">
          {points.map(({ title: pointTitle, text, comingSoon: isComingSoon }) => (
            <li key={pointTitle} className="bg-surface p-7 sm:p-10">
              {isComingSoon && <Badge className="mb-3">{comingSoon}</Badge>}
              <h3 className="text-2xl">{pointTitle}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
