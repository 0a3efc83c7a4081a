import { render, screen } from '@testing-library/react';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { SiteFooter } from '.';

test.each([
  [null, SITE.name],
  ['2027 Soup House, Inc.', '2027 Soup House, Inc.'],
])('with the copyright %s, the note names %s', (copyright, owner) => {
  const labels = { ...INTERFACE.footer, note: '© {owner}.' };
  render(<SiteFooter site={{ ...SITE, copyright }} labels={labels} />);
  expect(screen.getByText(`© ${owner}.`)).toBeVisible();
});
