import { DisclosureIcon } from '../../components/ui/disclosure';

/** Shorter articles need no table of contents. */
const MIN_HEADINGS = 3;
const DEEPEST = 3;

type ContentsProps = { title: string; headings: Queries.PostFragment['headings'] };

/** The table of contents: collapsed above the text, or on wide screens open beside it (the variant `beside`, theme.css). */
export function Contents({ title, headings: all }: ContentsProps) {
  // A heading can consist of a picture.
  const headings = all.filter(({ depth, value }) => depth <= DEEPEST && value !== '');
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={title} className="article-contents">
      <details className="group rounded-card bg-sunken px-6 beside:rounded-none beside:bg-transparent beside:px-0 beside:[&::details-content]:[content-visibility:visible]">
        <summary className="flex justify-between py-4 font-display text-lg font-bold beside:hidden">
          {title}
          <DisclosureIcon />
        </summary>
        <ol className="contents-list">
          {headings.map(({ id, depth, value }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`contents-link ${depth === DEEPEST ? 'ps-4 text-muted beside:ps-9!' : ''}`}
              >
                {value}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
