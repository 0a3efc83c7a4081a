import type { Category } from '../src/lib/blog-lists';

/** The slug of a name without letters and digits. */
const FALLBACK_SLUG = 'category';

/** The categories of all posts, sorted by name. A number distinguishes colliding slugs. */
export function categoriesOf(posts: readonly { category: string }[]): Category[] {
  const names = [...new Set(posts.map(({ category }) => category))];
  const taken = new Set<string>();
  return names.toSorted(byName).map((name) => {
    const slug = uniqueSlug(categorySlug(name), taken);
    taken.add(slug);
    return { name, slug };
  });
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

/** `food-cafe` for `Food & Café`: keeps letters of any script and digits, and removes accents. */
function categorySlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || FALLBACK_SLUG;
}

function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
