import { Container } from '../../components/container';
import { Badge } from '../../components/ui/badge';

type PointsProps = {
  title: string;
  comingSoon: string;
  points: Queries.AudiencePageFragment['points'];
};

/** What an audience gets, and what it will get later, told apart. */
export function Points({ title, comingSoon, points }: PointsProps) {
  return (
    <section aria-labelledby="points-title" className="pt-24 sm:pt-32">
      <Container>
        <h2 id="points-title" className="text-4xl sm:text-5xl">
          {title}
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2">
          {points.map(({ title: pointTitle, text, comingSoon: isToCome }) => (
            <li key={pointTitle} className="bg-surface p-7 sm:p-10">
              {isToCome && <Badge className="mb-3">{comingSoon}</Badge>}
              <h3 className="text-2xl">{pointTitle}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
