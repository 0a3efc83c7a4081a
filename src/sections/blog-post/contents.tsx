/** Shorter articles need no table of contents. */
const MIN_HEADINGS = 3;
const DEEPEST = 3;

type ContentsProps = { title: string; headings: Queries.PostFragment['headings'] };

/** The table of contents: collapsed above the text, or on wide screens open beside it (article.css). */
export function Contents({ title, headings: all }: ContentsProps) {
  // A heading may be a picture alone.
  const headings = all.filter(({ depth, value }) => depth <= DEEPEST && value !== '');
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={title} className="contents">
      <div className="contents-beside">
        <p className="font-display text-lg font-bold">{title}</p>
        <Entries headings={headings} />
      </div>
      <details className="contents-above">
        <summary>{title}</summary>
        <Entries headings={headings} />
      </details>
    </nav>
  );
}

function Entries({ headings }: Pick<ContentsProps, 'headings'>) {
  return (
    <ol>
      {headings.map(({ id, depth, value }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{value}</a>
        </li>
      ))}
    </ol>
  );
}
