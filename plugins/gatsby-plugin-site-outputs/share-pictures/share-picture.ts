import { createHash } from 'node:crypto';

/** The input of a share picture. */
export type ShareDrawing = {
  /** The last part of the page's address, for people who read file names. */
  slug: string;
  title: string;
  eyebrow: string;
  product: string;
  /** The page's picture or the backdrop: the path of its file, and a digest of the content. */
  picture: { path: string; digest: string };
  /** Whether the picture is the backdrop, for a page that has no picture of its own. */
  isBackdrop: boolean;
};

/** The version of the design. A new number gives all pictures new addresses, so they are drawn again. */
const LOOK = 3;
const HASH_LENGTH = 16;

/**
 * The address of a share picture. It contains a hash of everything that is drawn, because networks keep
 * a picture for weeks and fetch only new addresses.
 */
export function shareAddress({ slug, picture, isBackdrop, ...texts }: ShareDrawing): string {
  // The backdrop is cropped differently from a page's own picture.
  const shown = isBackdrop ? `backdrop ${picture.digest}` : picture.digest;
  const drawn = JSON.stringify([LOOK, texts.title, texts.eyebrow, texts.product, shown]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, HASH_LENGTH);
  return `/share/${fileNameOf(slug)}-${hash}.jpg`;
}

const fileNameOf = (slug: string) =>
  slug
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'page';
