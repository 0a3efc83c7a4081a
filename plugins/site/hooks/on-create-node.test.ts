import { keepTextsTogether } from './on-create-node';

test.each(['../images/soup 500 g.jpg', './vitamin c.jpg', '/omega 3', '#vitamin d', 'mailto:5 g'])(
  'the path or address %s stays as it is written',
  (address) => {
    expect(keepTextsTogether({ dishes: [{ picture: address }] })).toEqual({
      dishes: [{ picture: address }],
    });
  },
);

test('a text doesn’t break inside an amount or the name of a vitamin', () => {
  const data = { title: 'Vitamin C: 5 g', count: 5, none: null };
  expect(keepTextsTogether(data)).toEqual({
    title: 'Vitamin\u00A0C: 5\u00A0g',
    count: 5,
    none: null,
  });
});
