type VoicesProps = NonNullable<Queries.PlansFragment['voices']>;

/** What people have said, each with a link to the place where it can be read. */
export const Voices = ({ title, quotes }: VoicesProps) => (
  <section aria-labelledby="voices-title" className="mt-16 sm:mt-24">
    <h2 id="voices-title" className="text-3xl sm:text-4xl">
      {title}
    </h2>
    <ul className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
      {quotes.map(({ words, name, source, url }) => (
        <li key={words}>
          <figure className="h-full rounded-card bg-sunken p-6 sm:p-8">
            <blockquote className="text-xl leading-snug text-balance">
              <q>{words}</q>
            </blockquote>
            <figcaption className="mt-4 text-muted">
              {name},{' '}
              <a href={url} className="underline decoration-2 underline-offset-4">
                {source}
              </a>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);
