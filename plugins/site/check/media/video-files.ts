import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { itemAt } from '../../../../src/lib/item-at';
import { besideVideo, POSTER_ENDINGS } from '../../article/video-address';
import { readBytes } from '../../read/read-bytes';
import { quote } from '../../sentences';
import { findPictureIssue, pictureFacts } from './picture-files';
import { findSimilarFile } from './similar-file';
import { isSameShape, videoSize } from './video-shape';

/** The size limit of a file on Cloudflare Pages, the smallest among hosts. */
const MAX_MEGABYTES = 25;

/** The codes of video formats in an MP4 that some browsers can't play: HEVC, Dolby Vision, MPEG-4 Part 2, VP9. */
const UNPLAYABLE = /hvc1|hev1|dvh1|dvhe|mp4v|vp09/;

/**
 * Returns the problems of a video beside a text: a sentence each.
 * @param title the text in quotes after the address
 * @param from the file that names the video
 */
export async function findVideoIssues(
  address: string,
  title: string,
  from: string,
  root: string,
): Promise<(string | undefined)[]> {
  const video = quote(address);
  const file = join(dirname(from), address);
  const bytes = readBytes(file);
  if (!bytes) return [`there is no video ${video}${await findSimilarFile(address, from, root)}`];
  const text = bytes.toString('latin1');
  const isPlayable =
    text.slice(4, 8) === 'ftyp' && /avc1|avc3|av01/.test(text) && !UNPLAYABLE.test(text);
  const megabytes = Math.ceil(bytes.length / 1e5) / 10;
  return [
    isPlayable
      ? undefined
      : `${video} isn’t in H.264, which all browsers play; save it as MP4 with H.264`,
    megabytes > MAX_MEGABYTES
      ? `expected a video of at most ${MAX_MEGABYTES} MB, ${video} has ${megabytes}; make it shorter or smaller`
      : undefined,
    await findPosterIssue(address, bytes, from, root),
    await findCaptionsIssue(address, title, from),
  ];
}

/** A player without a poster is a black box, and one of another shape has black bars until it plays. */
async function findPosterIssue(address: string, video: Buffer, from: string, root: string) {
  const posters = POSTER_ENDINGS.map((ending) => besideVideo(address, ending));
  const poster = posters.find((each) => existsSync(join(dirname(from), each)));
  if (!poster) {
    const misnamed = await findMisnamed(address, /\.(?:jpe?g|png|webp)$/i, from);
    if (misnamed) return `the still picture of ${quote(address)} ${misnamed}`;
    const name = quote(basename(itemAt(posters, 0)));
    return `the video ${quote(address)} needs a still picture of the same shape beside it, ${name}`;
  }
  const issue = await findPictureIssue(poster, from, 1, root);
  if (issue) return issue;
  const still = readBytes(join(dirname(from), poster));
  const picture = still && (await pictureFacts(still));
  const size = videoSize(video);
  if (!picture || 'issue' in picture || !size || isSameShape(picture, size)) return undefined;
  return `the video ${quote(address)} has ${Math.round(size.width)} × ${Math.round(size.height)}, but its still picture ${quote(basename(poster))} has ${picture.width} × ${picture.height}; cut the picture to the shape of the video`;
}

/** The end of a sentence about a file beside a video whose name only begins like the video's: `boil.en.vtt`. */
async function findMisnamed(video: string, ending: RegExp, from: string) {
  const stem = basename(video, extname(video));
  const names: string[] = await readdir(join(dirname(from), dirname(video))).catch(() => []);
  const isLike = (name: string) =>
    name.toLowerCase().startsWith(stem.toLowerCase()) &&
    !/^[a-z0-9]/i.test(name.slice(stem.length));
  const isOfOtherVideo = (name: string) => {
    const other = `${basename(name, extname(name))}.mp4`;
    return other !== basename(video) && names.includes(other);
  };
  const found = names
    .toSorted()
    .find((name) => ending.test(name) && isLike(name) && !isOfOtherVideo(name));
  if (found === undefined) return undefined;
  const name = stem + extname(found).toLowerCase().replace('.jpeg', '.jpg');
  return `has another name, found ${quote(found)}; rename it to ${quote(name)}`;
}

/** The times of a caption (WebVTT, section 4.1): those of a renamed SRT file have a comma. */
const CUE = /\n\r?\n(?:[^\n]+\n)?(?:\d+:)?\d\d:\d\d\.\d{3} --> /;

/** Speech needs captions (WCAG 1.2.2). Without them, readers should know why. */
async function findCaptionsIssue(address: string, title: string, from: string) {
  const captions = besideVideo(address, '.vtt');
  const text = readBytes(join(dirname(from), captions))?.toString('utf8');
  if (text === undefined) {
    const misnamed = await findMisnamed(address, /\.vtt$/i, from);
    if (misnamed) return `the file of the captions of ${quote(address)} ${misnamed}`;
    if (title.trim() !== '') return undefined;
    return `the video ${quote(address)} needs captions beside it, ${quote(basename(captions))}, or the reason for none in quotes: ![…](${address} 'Without sound')`;
  }
  if (!/^\uFEFF?WEBVTT(?:\s|$)/.test(text))
    return `${quote(captions)} has no captions that browsers read; its first line is WEBVTT`;
  if (!CUE.test(text))
    return `${quote(captions)} has no captions that browsers read; below an empty line, write times with a dot, such as 00:01.000 --> 00:03.000`;
  return undefined;
}
