/** @jest-environment node */
import { packageForGatsby } from './package-for-gatsby';

test('Gatsby learns of itself and of what isn’t named after it', () => {
  const project = {
    name: 'soup',
    browserslist: ['chrome >= 123'],
    dependencies: { gatsby: '^5.0.0', 'gatsby-plugin-sharp': '^5.0.0', react: '^19.0.0' },
    devDependencies: { 'babel-preset-gatsby': '^3.0.0', jest: '^30.0.0' },
  };
  expect(JSON.parse(packageForGatsby(JSON.stringify(project)))).toEqual({
    name: 'soup',
    browserslist: ['chrome >= 123'],
    dependencies: { gatsby: '^5.0.0', react: '^19.0.0' },
    devDependencies: { jest: '^30.0.0' },
  });
});
