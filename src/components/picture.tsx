import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { cx } from 'class-variance-authority';
import type { PictureFile } from '../lib/picture-file';
import { tintOf } from './tint';

type PictureProps = {
  file: PictureFile;
  /** What is seen, or an empty text where the words beside it already say it. */
  alt: string;
  /** How wide the picture stands, for the browser to choose a file by (HTML, `sizes`). */
  sizes?: string;
  /** Another crop for narrow screens: the media query says when. */
  narrow?: { media: string; file: PictureFile; sizes: string };
  /** Whether it is the page's first sight; others load when they come near. */
  priority?: boolean;
  className?: string;
};

/** A responsive picture, drawn by the browser alone: no script, no layout shift. */
export function Picture({ file, alt, sizes, narrow, priority = false, className }: PictureProps) {
  const data = file.childImageSharp?.gatsbyImageData;
  const loading = {
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
    decoding: 'async',
  } as const;
  if (!data) return <img src={file.publicURL ?? ''} alt={alt} className={className} {...loading} />;

  const { fallback, sources = [] } = data.images;
  return (
    <picture className="contents">
      {narrow && sourcesOf(narrow.file, narrow.sizes, narrow.media)}
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? fallback?.sizes} />
      ))}
      <img
        sizes={sizes ?? fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        {...sizeOf(data)}
        alt={alt}
        className={cx(tintOf(data.backgroundColor), className)}
        {...loading}
      />
    </picture>
  );
}

/**
 * The width and height of a picture's smallest file, in pixels: its shape for the layout, and its size where there are
 * no styles. Gatsby gives 1 and a fraction for a picture that fills its place, which HTML doesn't allow.
 */
function sizeOf({ width, height, images }: IGatsbyImageData) {
  const widths = [...(images.fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, each]) =>
    Number(each),
  );
  if (width > 1 || widths.length === 0) return { width, height };
  const smallest = Math.min(...widths);
  return { width: smallest, height: Math.round((smallest * height) / width) };
}

function sourcesOf(file: PictureFile, sizes: string, media: string) {
  const images = file.childImageSharp?.gatsbyImageData.images;
  return [...(images?.sources ?? []), { type: undefined, srcSet: images?.fallback?.srcSet }].map(
    ({ type, srcSet }) => (
      <source key={type ?? 'fallback'} type={type} media={media} srcSet={srcSet} sizes={sizes} />
    ),
  );
}
