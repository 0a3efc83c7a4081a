import type { FindPicture } from '../article/figures';
import { besideVideo, POSTER_ENDINGS } from '../article/video-address';
import type { FindVideo } from '../article/videos';
import { readData, type Context } from './context';
import { copyToStatic, fileBeside } from './image-data';

/** Finds videos beside an article, and has their files copied. */
export function videoFinder(
  articleFile: string,
  context: Context,
  findPicture: FindPicture,
): FindVideo {
  const copy = async (address: string) => {
    const file = await fileBeside(articleFile, address, context);
    return file ? copyToStatic(file) : null;
  };
  return async (address) => {
    const src = await copy(address);
    const posters = POSTER_ENDINGS.map((ending) => findPicture(besideVideo(address, ending)));
    const poster = (await Promise.all(posters)).find((picture) => picture !== null);
    if (!src || !poster) return null;
    const captions = await copy(besideVideo(address, '.vtt'));
    const { language } = await readData('site', context);
    return { src, poster, captions: captions ? { src: captions, language } : undefined };
  };
}
