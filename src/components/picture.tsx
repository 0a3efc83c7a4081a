import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureFile } from '../lib/picture-file';

type PictureProps = {
  file: PictureFile;
  /** Empty if the text beside the picture says the same (WCAG 1.1.1). */
  alt: string;
  /** The picture's width in the layout (HTML, `sizes`). */
  sizes?: string;
  /** A different crop for viewports that match the media query. */
  narrow?: { media: string; file: PictureFile; sizes: string };
  /** Loads at once, for pictures in the first viewport. Others load lazily. */
  priority?: boolean;
  id?: string;
  className?: string;
};

const imageOf = ({ childImageSharp }: PictureFile): IGatsbyImageData | undefined =>
  childImageSharp?.gatsbyImageData;

/**
 * A responsive picture without scripts or layout shift. gatsby-plugin-image's code would add 65 kB. All browsers in
 * package.json know the first format. Other programs get one file of the fallback.
 */
export function Picture(props: PictureProps) {
  const { file, alt, sizes, narrow, priority = false, id, className } = props;
  const image = imageOf(file);
  const narrowImage = narrow && imageOf(narrow.file);
  // No `decoding="async"`: a frame could be painted before its picture.
  const loading = {
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  // Inside a figure, WebKit exposes a picture to assistive technology even if its `alt` is empty.
  const role = alt === '' ? 'presentation' : undefined;
  if (!image)
    return (
      <img
        src={file.publicURL ?? ''}
        alt={alt}
        role={role}
        data-transparent
        className={className}
        {...loading}
      />
    );

  const { fallback, sources = [] } = image.images;
  return (
    <picture>
      {narrowImage && sourcesOf(narrowImage, narrow.sizes, narrow.media)}
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? fallback?.sizes} />
      ))}
      <img
        id={id}
        src={fallback?.src}
        {...sizeOf(image)}
        data-transparent={image.backgroundColor && ''}
        alt={alt}
        role={role}
        className={className}
        {...loading}
      />
    </picture>
  );
}

/**
 * The width and height attributes, which set the aspect ratio. For a picture that fills its container, Gatsby returns 1
 * and a fraction, which HTML doesn't allow; the size of the smallest file replaces them.
 */
function sizeOf({ width, height, images }: IGatsbyImageData) {
  const [{ srcSet = '' } = {}] = images.sources ?? [];
  const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
  if (width > 1 || widths.length === 0) return { width, height: Math.round(height) };
  const smallest = Math.min(...widths);
  return { width: smallest, height: Math.round((smallest * height) / width) };
}

const sourcesOf = ({ images }: IGatsbyImageData, sizes: string, media: string) =>
  images.sources?.map(({ type, srcSet }) => (
    <source key={type} type={type} media={media} srcSet={srcSet} sizes={sizes} />
  ));

/** Preloads a picture in the first viewport, for a page's `Head`. */
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
