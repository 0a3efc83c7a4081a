import type { PictureFile } from '../components/picture';

/** A photograph as a query gives it, in three formats. */
export const photo = (name: string): PictureFile => ({
  publicURL: `/static/${name}.jpg`,
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth',
      width: 1200,
      height: 900,
      backgroundColor: '#23463a',
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

/** A drawing: it has an address, and no sizes. */
export const drawing = (name: string): PictureFile => ({
  publicURL: `/static/${name}.svg`,
  childImageSharp: null,
});
