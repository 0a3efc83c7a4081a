import { Container } from '../../components/container';
import { GapPlate } from '../../components/gap-plate';
import { Link } from '../../components/link';
import { buttonVariants } from '../../components/ui/button';

/** The 404 page: a message and links to other pages. */
export function NotFound({ content }: { content: Queries.NotFoundFragment }) {
  const [first, second, ...others] = content.links;
  return (
    <Container className="flex flex-col items-center pt-16 text-center sm:pt-24">
      <GapPlate shares={[0, 0, 0, 0, 0]} className="w-[min(16rem,100%)] rounded-full shadow-card" />
      <h1 className="mt-10 text-5xl font-heavy sm:text-6xl">{content.headline}</h1>
      <p className="mt-5 max-w-md text-lg text-balance text-muted">{content.text}</p>
      <div className="mt-8 flex w-full flex-wrap justify-center gap-3">
        {first && (
          <Link to={first.to} className={buttonVariants({ size: 'lg' })}>
            {first.label}
          </Link>
        )}{' '}
        {second && (
          <Link to={second.to} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            {second.label}
          </Link>
        )}
      </div>
      <ul className="mt-6 flex flex-wrap justify-center gap-x-6">
        {others.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className={buttonVariants({ variant: 'link' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
