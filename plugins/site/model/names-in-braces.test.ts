import { withNames } from './names-in-braces';

test('names stand in for their placeholders at any depth, and unknown ones stay', () => {
  const value = { title: '{product} in {place}', list: [{ text: 'On {pro}' }, 6, null] };
  expect(withNames(value, { product: 'Evenplate', pro: 'Pro' })).toEqual({
    title: 'Evenplate in {place}',
    list: [{ text: 'On Pro' }, 6, null],
  });
});

test('the path of a picture keeps the space before a unit, so that it names its file', () => {
  expect(withNames({ image: '../images/bowl 300 g.webp' }, {})).toEqual({
    image: '../images/bowl 300 g.webp',
  });
});
