import { CATEGORIES } from './posts.mjs';
import { createRandom, times } from './random.mjs';
import { paragraph, sentence, title } from './words.mjs';

const slugOf = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The texts of the peer's home page, which has as many parts as this site's. */
export function makeHome() {
  const random = createRandom(7);
  const sentences = (count) => times(count, () => sentence(random));
  return {
    site: { name: 'Larder', tagline: 'Recipes that travel well', url: 'https://example.com' },
    categories: CATEGORIES.map((name) => ({ name, slug: slugOf(name) })),
    hero: times(5, (at) => ({
      image: `hero-${at + 1}.jpg`,
      title: title(random),
      text: sentence(random),
    })),
    cards: times(10, (at) => ({
      image: `card-${String(at + 1).padStart(2, '0')}.jpg`,
      title: title(random),
      minutes: 15 + 5 * at,
    })),
    features: times(8, () => ({
      title: title(random),
      summary: sentence(random),
      detail: paragraph(random, 3),
    })),
    tabs: ['Home cooks', 'Creators', 'Restaurants', 'Teams'].map((label) => ({
      label,
      title: title(random),
      text: paragraph(random, 3),
      points: sentences(3),
    })),
    plans: Object.entries({ Free: 0, Plus: 6, Studio: 19 }).map(([name, price]) => ({
      name,
      price,
      points: sentences(4),
    })),
  };
}
