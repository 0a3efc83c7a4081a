// The files of a video, without its component: the check of the content loads none.

/** The endings of pictures that can be a poster. */
export const POSTER_ENDINGS = ['.jpg', '.png', '.webp'] as const;

/** Authors write a video like a picture: `![what it shows](boil.mp4)`. */
export const isVideo = (address: string): boolean => /\.mp4$/i.test(address);

/** The address of the file beside a video that has its name and another ending. */
export const besideVideo = (address: string, ending: string): string =>
  address.replace(/\.mp4$/i, ending);
