import { cx } from 'class-variance-authority';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { PICTURE_GROUND } from '../../lib/picture-file';
import { tintOf } from '../tint';

export type PictureElementProps = {
  /** The picture's files; undefined for one that visitors get as it is, such as a drawing. */
  image: IGatsbyImageData | undefined;
  /** The address of one that visitors get as it is. */
  publicURL: string | null;
  /** The alternative text; empty if the text beside the picture says the same (WCAG 1.1.1). */
  alt: string;
  /** The picture's width in the layout, by which the browser chooses a file (HTML, `sizes`). */
  sizes?: string;
  /** Another crop, for viewports that match the media query. */
  narrow?: { media: string; image: IGatsbyImageData | undefined; sizes: string };
  /** Whether it is in the first viewport and loads at once; other pictures load lazily. */
  priority?: boolean;
  className?: string;
};

/**
 * A responsive picture, which needs no script and causes no layout shift. It imports nothing of gatsby-plugin-image but
 * types, so that islands can have it.
 */
export function PictureElement(props: PictureElementProps) {
  const { image, publicURL, alt, sizes, narrow, priority = false, className } = props;
  // Without `decoding="async"`, with which a frame may come before the picture in it.
  const loading = {
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
  } as const;
  if (!image) {
    const classes = cx(tintOf(PICTURE_GROUND), className);
    return <img src={publicURL ?? ''} alt={alt} className={classes} {...loading} />;
  }

  const { fallback, sources = [] } = image.images;
  return (
    <picture className="contents">
      {narrow?.image && sourcesOf(narrow.image, narrow.sizes, narrow.media)}
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? fallback?.sizes} />
      ))}
      <img
        sizes={sizes ?? fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        {...sizeOf(image)}
        alt={alt}
        className={cx(tintOf(image.backgroundColor), className)}
        {...loading}
      />
    </picture>
  );
}

/**
 * A picture's width and height attributes, which give the layout its aspect ratio. For a picture that fills its
 * container, Gatsby returns 1 and a fraction, which HTML doesn't allow: the smallest file's size replaces them.
 */
function sizeOf({ width, height, images }: IGatsbyImageData) {
  const widths = [...(images.fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, each]) =>
    Number(each),
  );
  if (width > 1 || widths.length === 0) return { width, height: Math.round(height) };
  const smallest = Math.min(...widths);
  return { width: smallest, height: Math.round((smallest * height) / width) };
}

const sourcesOf = ({ images }: IGatsbyImageData, sizes: string, media: string) =>
  [...(images.sources ?? []), { type: undefined, srcSet: images.fallback?.srcSet }].map(
    ({ type, srcSet }) => (
      <source key={type ?? 'fallback'} type={type} media={media} srcSet={srcSet} sizes={sizes} />
    ),
  );
