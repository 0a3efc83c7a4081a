/** A category and the end of its address, `/blog/category/{slug}`. */
export type Category = { name: string; slug: string };

const FALLBACK = 'category';

/** Every category there is, by name, each with an address of its own even where slugs collide. */
export function categoriesOf(posts: readonly { category: string }[]): Category[] {
  const names = [...new Set(posts.map(({ category }) => category))];
  const taken = new Set<string>();
  return names.toSorted(byName).map((name) => {
    const slug = free(slugOf(name), taken);
    taken.add(slug);
    return { name, slug };
  });
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

/** `Food & Café` is `food-cafe`: letters of any script and digits, without accents. */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || FALLBACK;
}

function free(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
