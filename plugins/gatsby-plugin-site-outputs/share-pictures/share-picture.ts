import { createHash } from 'node:crypto';

/** What a share picture is drawn from. */
export type ShareDrawing = {
  /** The last part of the page's address, for people who read file names. */
  slug: string;
  title: string;
  eyebrow: string;
  product: string;
  /** The page's picture or the backdrop: where its file is, and a digest of what is in it. */
  picture: { path: string; digest: string };
  /** Whether the picture is the backdrop, for a page that has no picture of its own. */
  isBackdrop: boolean;
};

/** The picture of pages that have none of their own. */
export const BACKDROP = 'content/images/share/backdrop.jpg';

/** Raise it when the look changes: the pictures of earlier builds are then drawn again. */
const LOOK = 3;
const HASH_LENGTH = 16;

/**
 * The address of a share picture, which changes with everything that is drawn: a network that keeps
 * pictures for weeks asks again exactly when there is something new to see.
 */
export function shareAddress({ slug, picture, isBackdrop, ...texts }: ShareDrawing): string {
  // The backdrop is cut otherwise than a page's own picture.
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
