import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from '../../components/link';
import { trustArticle } from '../../trusted-types/article';
import { LongDate } from '../../components/long-date';
import { Picture } from '../../components/picture';
import { invertClass } from '../blog/post-image';
import { StatusBadge } from '../blog/status-badge';
import { Contents } from './contents';
import { FurtherReading } from './further-reading';

const BACK =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline';

type BlogPostProps = {
  post: Queries.PostFragment;
  previous?: Queries.PostLinkFragment;
  next?: Queries.PostLinkFragment;
  related: readonly Queries.PostCardFragment[];
};

/** An article, from its title to the way back and on. */
export function BlogPost({ post, previous, next, related }: BlogPostProps) {
  return (
    <div className="px-5 pt-6 sm:px-8 sm:pt-10">
      <Article post={post} />
      <FurtherReading previous={previous} next={next} related={related} />
    </div>
  );
}

function Article({ post }: { post: Queries.PostFragment }) {
  return (
    <article>
      <header className="mx-auto max-w-3xl">
        <Link to="/blog" className={`${BACK} print:hidden`}>
          <ArrowLeft aria-hidden className="size-5" />
          All articles
        </Link>
        <p className="mt-6 font-semibold">
          <span className="text-accent">{post.category}</span>
          <span className="text-muted"> · {post.readTime}</span>
          <StatusBadge status={post.status} />
        </p>
        <h1 className="mt-3 text-4xl font-extrabold wrap-break-word sm:text-6xl">{post.title}</h1>
        <p className="mt-5 text-xl leading-relaxed text-muted">{post.excerpt}</p>
        <p className="mt-5 text-muted">
          By {post.author}
          {post.date && (
            <>
              {' · '}
              <LongDate iso={post.date} />
            </>
          )}
        </p>
      </header>
      {post.image && (
        <Picture
          file={post.image}
          alt={post.imageAlt}
          priority
          sizes="(min-width: 72rem) 1088px, 92vw"
          className={`mx-auto mt-10 aspect-video w-full max-w-6xl rounded-panel object-cover ${invertClass(post)}`}
        />
      )}
      <div className="article-body">
        <Contents headings={post.headings} />
        <Prose html={post.content} />
      </div>
      <footer className="mx-auto mt-14 max-w-[42rem] border-t border-line pt-6 print:hidden">
        <Link to="/blog" className={BACK}>
          <ArrowLeft aria-hidden className="size-5" />
          Back to the blog
        </Link>
      </footer>
    </article>
  );
}

/** React writes HTML anew whenever the object that holds it is another one, so it stays the same one. */
function Prose({ html }: { html: string }) {
  const content = useMemo(() => ({ __html: trustArticle(html) }), [html]);
  return <div className="prose" dangerouslySetInnerHTML={content} />;
}
