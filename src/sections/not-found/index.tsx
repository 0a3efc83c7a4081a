import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { buttonVariants } from '../../components/ui/button';

/** The 404 page: a message and links to other pages. */
export function NotFound({ content }: { content: Queries.NotFoundFragment }) {
  const [first, second, ...others] = content.links;
  return (
    <Container className="flex flex-col items-center pt-16 text-center sm:pt-24">
      <EmptyPlate />
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

function EmptyPlate() {
  return (
    <svg
      viewBox="0 0 320 200"
      width="320"
      height="200"
      aria-hidden
      className="h-auto w-72 max-w-full sm:w-80"
      fill="none"
    >
      <ellipse cx="160" cy="108" rx="150" ry="84" className="fill-sunken" />
      <circle cx="160" cy="98" r="88" className="fill-surface stroke-line" strokeWidth="3" />
      <circle cx="160" cy="98" r="60" className="stroke-line" strokeWidth="3" />
      <path
        d="M42 40v34a10 10 0 0 0 20 0V40M52 84v76M268 40c-14 8-16 40-8 54h8zm0 0v120"
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="148" cy="112" r="3" className="fill-accent" />
      <circle cx="176" cy="90" r="2.5" className="fill-accent" />
      <circle cx="166" cy="124" r="2" className="fill-accent" />
    </svg>
  );
}
