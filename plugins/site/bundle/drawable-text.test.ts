import { drawableText } from './drawable-text';

test.each([
  ['Soup for 5, “été” & łódź ™', 'Soup for 5, “été” & łódź ™'],
  ['Rețete românești', 'Rețete românești'],
  ['1⁄2 cup, 5′ 3″ for ₹499', '1⁄2 cup, 5′ 3″ for ₹499'],
  ['Phở (low‑fat) ★', 'Phở (low-fat)'],
  ['Iron\u202f≥\u200925\u00a0g, ≤ 30 μg', 'Iron >= 25 g, <= 30 µg'],
  ['Bake 1⅓ cups at 200 ℃, or ⅔', 'Bake 1 1⁄3 cups at 200 °C, or 2⁄3'],
  ['№ 5: a soft\u00adboiled egg', 'No 5: a softboiled egg'],
  ['🥑 Avocado 👩‍🍳  toast 🇩🇪', 'Avocado toast'],
  ['5️⃣ tips™️ ❤️', '5 tips™'],
])('%s is drawn as %s', async (text, drawn) => {
  expect(await drawableText(text, 'Farm')).toBe(drawn);
});

test.each([
  'Soup حساء for 5',
  'スープ (soup)',
  'Ĝusta supo',
  '10⁴ beans',
  '₪ 5 soup',
  '√2 soups',
  '🥑!',
  '',
])('%j, which would lose its meaning, is replaced', async (text) =>
  expect(await drawableText(text, 'Farm')).toBe('Farm'),
);
