import type { PictureFile } from '../../src/lib/picture-file';

/** The query result for a photograph in three formats. */
export const photo = (name: string): PictureFile => ({
  publicURL: `/static/${name}.jpg`,
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth',
      width: 1200,
      height: 900,
      images: {
        sources: [
          { type: 'image/avif', srcSet: `/${name}-400.avif 400w`, sizes: '100vw' },
          { type: 'image/webp', srcSet: `/${name}-400.webp 400w`, sizes: '100vw' },
        ],
        fallback: { src: `/${name}.jpg`, srcSet: `/${name}-400.jpg 400w`, sizes: '100vw' },
      },
    },
  },
});

/** The query result for an SVG file, which has no image data. */
export const drawing = (name: string): PictureFile => ({
  publicURL: `/static/${name}.svg`,
  childImageSharp: null,
});
