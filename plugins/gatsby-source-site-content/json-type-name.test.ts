import { jsonTypeName } from './json-type-name';

test.each([
  ['site', 'SiteJson'],
  ['how-it-works', 'HowItWorksJson'],
  ['faq_2', 'Faq2Json'],
])('the file %s.json has the type %s', (name, type) => {
  expect(jsonTypeName({ node: { name } })).toBe(type);
});
