import { Link } from '../../components/link';
import { Picture } from '../../components/picture';

type AuthorsProps = { authors: readonly Queries.BlogAuthorFragment[] };

/** The authors of an article who have a page, each with a portrait and a line. */
export const Authors = ({ authors }: AuthorsProps) => (
  <ul className="mb-8 grid gap-5">
    {authors.map(({ name, line, image, page }) => (
      <li key={name} className="flex items-center gap-4">
        <Picture
          file={image}
          alt=""
          sizes="5rem"
          className="size-[min(5rem,25vw)] shrink-0 rounded-full object-cover"
        />
        <p className="min-w-0">
          <Link to={page} className="font-bold underline decoration-2 underline-offset-4">
            <bdi>{name}</bdi>
          </Link>{' '}
          <span className="block">{line}</span>
        </p>
      </li>
    ))}
  </ul>
);
