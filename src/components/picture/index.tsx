import { getImage } from 'gatsby-plugin-image';
import type { PictureFile } from '../../lib/picture-file';
import { PictureElement, type PictureElementProps } from './picture-element';

type PictureProps = Omit<PictureElementProps, 'image' | 'publicURL' | 'narrow'> & {
  file: PictureFile;
  /** Another crop, for viewports that match the media query. */
  narrow?: { media: string; file: PictureFile; sizes: string };
};

const imageOf = ({ childImageSharp }: PictureFile) => getImage(childImageSharp);

/** The picture in a file, which gatsby-plugin-image has made smaller copies of. Islands have {@link PictureElement}. */
export const Picture = ({ file, narrow, ...others }: PictureProps) => (
  <PictureElement
    image={imageOf(file)}
    publicURL={file.publicURL}
    narrow={narrow && { ...narrow, image: imageOf(narrow.file) }}
    {...others}
  />
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
