declare module 'gatsby-plugin-sharp' {
  /** Computes the data of a picture, and queues the creation of its files. */
  export function generateImageData(
    options: object,
  ): Promise<import('gatsby-plugin-image').IGatsbyImageData>;
}
