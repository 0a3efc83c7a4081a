import { Link } from '../../components/link';

type InsidePostProps = {
  post: Queries.PostInsideFragment;
  /** The heading of the list of its sections. */
  title: string;
};

/** What is in an article, below its card: its first pull quote, and links to its sections. */
export function InsidePost({ post, title }: InsidePostProps) {
  const { pullQuote, headings, fields } = post;
  // A heading can consist of a picture.
  const sections = headings.filter(({ depth, value }) => depth === 2 && value !== '');
  return (
    <div className="inside-post">
      {pullQuote && (
        <blockquote className="inside-quote">
          <bdi>{pullQuote}</bdi>
        </blockquote>
      )}
      {sections.length > 0 && (
        <nav aria-label={title} className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <ol className="inside-sections">
            {sections.map(({ id, value }) => (
              <li key={id}>
                <Link to={`${fields.path}#${id}`}>
                  <bdi>{value}</bdi>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
