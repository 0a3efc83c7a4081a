/** @jest-environment node */
import { gatsbyConfigSchema } from 'gatsby/dist/joi-schemas/joi';
import config from '../gatsby-config';

// The real one registers hooks with Node's module loader, which Jest doesn't support.
jest.mock('@tailwindcss/postcss', () => () => ({}));

test('the configuration names an adapter, so Gatsby downloads no list of adapters', () => {
  expect(config.adapter).toMatchObject({ name: 'none', adapt: expect.any(Function) });
});

test('Gatsby accepts the configuration', () => {
  expect(gatsbyConfigSchema.validate(config).error).toBeUndefined();
});
