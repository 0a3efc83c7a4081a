import { mailtoLink } from './mailto-link';

test('spaces and signs of the subject are escaped', () => {
  expect(mailtoLink('hello@farm.example', 'My site & recipes?')).toBe(
    'mailto:hello@farm.example?subject=My%20site%20%26%20recipes%3F',
  );
});
