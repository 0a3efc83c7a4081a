import { jsonTypeName } from './json-type-name';

test.each([
  ['site', 'SiteJson'],
  ['how-it-works', 'HowItWorksJson'],
  ['faq_2', 'Faq2Json'],
])('jsonTypeName of %s.json is %s', (name, type) => {
  expect(jsonTypeName({ node: { name } })).toBe(type);
});
