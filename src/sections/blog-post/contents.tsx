const FEWEST = 3;

type ContentsProps = { headings: Queries.PostFragment['headings'] };

/** The table of contents of a long article: folded up above the text, or open beside it. */
export function Contents({ headings }: ContentsProps) {
  if (headings.length < FEWEST) return null;
  return (
    <>
      <nav aria-label="Contents" className="contents-beside">
        <p className="font-display text-lg font-bold">Contents</p>
        <Entries headings={headings} />
      </nav>
      <details className="contents-above">
        <summary>Contents</summary>
        <nav aria-label="Contents">
          <Entries headings={headings} />
        </nav>
      </details>
    </>
  );
}

function Entries({ headings }: ContentsProps) {
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
