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
    <nav
      aria-label={title}
      className="article-contents xl:sticky xl:top-28 xl:max-h-[calc(100dvh-9rem)] xl:self-start xl:overflow-y-auto xl:text-[0.95rem] beside:border-s-2 beside:border-line beside:before:ps-5 beside:before:font-display beside:before:text-lg beside:before:font-bold beside:before:content-[attr(aria-label)]"
    >
      <details className="group rounded-card bg-sunken px-6 beside:rounded-none beside:bg-transparent beside:px-0 beside:[&::details-content]:[content-visibility:visible]">
        <summary className="flex justify-between py-4 font-display text-lg font-bold beside:hidden">
          {title}
          <DisclosureIcon />
        </summary>
        <ol className="pb-5">
          {headings.map(({ id, depth, value }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`block py-[0.35rem] leading-[1.35] decoration-accent decoration-2 hover:text-ink hover:underline beside:ps-5 ${depth === DEEPEST ? 'ps-4 text-muted beside:ps-9!' : 'font-semibold'}`}
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
