import type { PictureFile } from '../../src/lib/picture-file';

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

/** A picture that fills its place, whose size Gatsby gives as 1 and a fraction. */
export function filling(name: string): PictureFile {
  const images = {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}-768.jpg 768w,\n/${name}-2000.jpg 2000w` },
  };
  return {
    publicURL: `/static/${name}.jpg`,
    childImageSharp: {
      gatsbyImageData: { layout: 'fullWidth', width: 1, height: 0.5625, images },
    },
  };
}

/** A drawing: it has an address, and no sizes. */
export const drawing = (name: string): PictureFile => ({
  publicURL: `/static/${name}.svg`,
  childImageSharp: null,
});
