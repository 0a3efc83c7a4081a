import { Picture, PicturePreload } from '../../components/picture';

type PostImageProps = { post: Queries.PostCardFragment; featured: boolean };

const FEATURED_SIZES = '(min-width: 80rem) 56vw, 92vw';
const SIZES = '(min-width: 80rem) 390px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

const FRAME = 'aspect-video w-full overflow-clip';

/** The picture of a post, if it has one. A featured one fills its side of the panel, which is as high as the picture or higher. */
export function PostImage({ post: { frontmatter }, featured }: PostImageProps) {
  const { image, imageAlt } = frontmatter;
  if (!image) return null;
  return (
    <div className={featured ? `${FRAME} xl:self-stretch` : `${FRAME} rounded-card`}>
      <Picture
        file={image}
        alt={imageAlt}
        priority={featured}
        sizes={featured ? FEATURED_SIZES : SIZES}
        className={`size-full object-cover transition-transform duration-700 ease-settle group-hover:scale-103 dark:opacity-85 ${invertClass(frontmatter)}`}
      />
    </div>
  );
}

/** The preload of a featured post's picture, for the head of the page. */
export const FeaturedPostHead = ({ post: { frontmatter } }: Pick<PostImageProps, 'post'>) =>
  frontmatter.image && <PicturePreload file={frontmatter.image} sizes={FEATURED_SIZES} />;

/** Classes that invert a picture in dark mode, for line drawings and charts whose front matter asks for it. */
export const invertClass = ({ invertImageInDarkMode }: { invertImageInDarkMode: boolean }) =>
  invertImageInDarkMode ? 'dark:invert dark:hue-rotate-180' : '';
