import { DisclosureIcon } from '../../components/ui/disclosure';

/** Shorter articles need no table of contents. */
const MIN_HEADINGS = 3;
const DEEPEST = 3;

type ContentsProps = { title: string; headings: Queries.PostFragment['headings'] };

/** The table of contents: collapsed above the text, or on wide screens open beside it (contents.css). */
export function Contents({ title, headings: all }: ContentsProps) {
  // A heading may consist of a picture.
  const headings = all.filter(({ depth, value }) => depth <= DEEPEST && value !== '');
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={title} className="article-contents">
      <details className="group">
        <summary>
          {title}
          <DisclosureIcon />
        </summary>
        <ol>
          {headings.map(({ id, depth, value }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`}>{value}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
