const FEWEST = 3;

type ContentsProps = { title: string; headings: Queries.PostFragment['headings'] };

/** The table of contents of a long article: folded up above the text, or open beside it. */
export function Contents({ title, headings }: ContentsProps) {
  if (headings.length < FEWEST) return null;
  return (
    <>
      <nav aria-label={title} className="contents-beside">
        <p className="font-display text-lg font-bold">{title}</p>
        <Entries headings={headings} />
      </nav>
      <details className="contents-above">
        <summary>{title}</summary>
        <nav aria-label={title}>
          <Entries headings={headings} />
        </nav>
      </details>
    </>
  );
}

function Entries({ headings }: Pick<ContentsProps, 'headings'>) {
  return (
    <ol>
      {headings.map(({ id, depth, text }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
