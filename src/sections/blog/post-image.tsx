import { firstPicture } from '../../components/first-picture';
import { Picture, PicturePreload } from '../../components/picture';
import type { ListContent } from './fetch-list';
import { isLone } from './lone-post';

type PostImageProps = {
  post: Queries.PostCardFragment;
  featured: boolean;
  /** Whether it is the only article of its list. */
  isAlone: boolean;
};

const FEATURED_SIZES = '(min-width: 80rem) 56vw, 92vw';
const LONE_SIZES = '(min-width: 80rem) 66vw, 98vw';
const SIZES = '(min-width: 80rem) 390px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

const FRAME = 'aspect-video w-full overflow-clip';

type Frontmatter = Pick<Queries.PostCardFragment['frontmatter'], 'image' | 'narrow'>;

/** The files of a post's picture in the first viewport. Null if the post has none. */
export const firstPictureOf = ({ image, narrow }: Frontmatter, sizes: string) =>
  image && firstPicture({ image, narrow }, sizes);

const featuredPictureOf = (frontmatter: Frontmatter, isAlone: boolean) =>
  firstPictureOf(frontmatter, isAlone ? LONE_SIZES : FEATURED_SIZES);

/** The picture of a post, if it has one. A featured one fills its side of the panel, which is as high as the picture or higher. */
export function PostImage({ post: { frontmatter }, featured, isAlone }: PostImageProps) {
  const { image, imageAlt } = frontmatter;
  if (!image) return null;
  const first = featured ? featuredPictureOf(frontmatter, isAlone) : null;
  return (
    <div className={featured ? `${FRAME} xl:self-stretch` : `${FRAME} rounded-card`}>
      <Picture
        {...(first ?? { file: image, sizes: SIZES })}
        alt={imageAlt}
        priority={featured}
        className={`size-full object-cover transition-transform duration-700 ease-settle group-hover:scale-103 ${darkClass(frontmatter)}`}
      />
    </div>
  );
}

/** The preload of a list's first picture, which is featured on its first page, for the head of the page. */
export function FeaturedPostHead({ content }: { content: ListContent }) {
  const [post] = content.posts;
  if (!post || content.page > 1) return null;
  const files = featuredPictureOf(post.frontmatter, isLone(content));
  return files && <PicturePreload {...files} />;
}

/**
 * Classes that dim a picture in dark mode, or invert a line drawing or a chart whose front matter asks for it. A filter
 * dims, because the panel's color would show through a translucent picture.
 */
export const darkClass = ({ invertImageInDarkMode }: { invertImageInDarkMode: boolean }) =>
  invertImageInDarkMode ? 'dark:invert dark:hue-rotate-180' : 'dark:brightness-90';
