import { cx } from 'class-variance-authority';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { PICTURE_GROUND, type PictureFile } from '../../lib/picture-file';
import { tintOf } from '../tint';

type PictureProps = {
  file: PictureFile;
  /** The alternative text; empty if the text beside the picture says the same (WCAG 1.1.1). */
  alt: string;
  /** The picture's width in the layout, which the browser uses to choose a file (HTML, `sizes`). */
  sizes?: string;
  /** Another crop, for viewports that match the media query. */
  narrow?: { media: string; file: PictureFile; sizes: string };
  /** Whether it is in the first viewport and loads at once; other pictures load lazily. */
  priority?: boolean;
  className?: string;
};

const imageOf = ({ childImageSharp }: PictureFile): IGatsbyImageData | undefined =>
  childImageSharp?.gatsbyImageData;

/**
 * A responsive picture that needs no script and causes no layout shift. It imports only types from
 * gatsby-plugin-image: its code would add 65 kB to the islands.
 */
export function Picture(props: PictureProps) {
  const { file, alt, sizes, narrow, priority = false, className } = props;
  const image = imageOf(file);
  const narrowImage = narrow && imageOf(narrow.file);
  // Without `decoding="async"`, with which a frame may come before the picture in it.
  const loading = {
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
  } as const;
  if (!image) {
    const classes = cx(tintOf(PICTURE_GROUND), className);
    return <img src={file.publicURL ?? ''} alt={alt} className={classes} {...loading} />;
  }

  const { fallback, sources = [] } = image.images;
  return (
    <picture className="contents">
      {narrowImage && sourcesOf(narrowImage, narrow.sizes, narrow.media)}
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

/**
 * Preloads a picture of the first viewport from the page's `Head`, so that the browser finds it before the
 * styles. Browsers fetch the preloaded format only if they know it, and all supported ones do.
 */
export const PicturePreload = ({
  file,
  sizes,
  narrow,
}: Pick<PictureProps, 'file' | 'sizes' | 'narrow'>) => (
  <>
    {narrow && <PreloadLink file={narrow.file} sizes={narrow.sizes} media={narrow.media} />}
    <PreloadLink file={file} sizes={sizes} media={narrow && `not all and ${narrow.media}`} />
  </>
);

type PreloadLinkProps = { file: PictureFile; sizes?: string; media?: string };

function PreloadLink({ file, sizes, media }: PreloadLinkProps) {
  const images = imageOf(file)?.images;
  const [source] = images?.sources ?? [];
  if (!source) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={source.type}
      imageSrcSet={source.srcSet}
      imageSizes={sizes ?? images?.fallback?.sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
