import { render, screen } from '@testing-library/react';
import { INTERFACE, SAMPLE_SITE } from '../../../tests/unit/site';
import { SiteFooter } from '.';

test.each([
  [null, SAMPLE_SITE.name],
  ['2027 Soup House, Inc.', '2027 Soup House, Inc.'],
])('with the copyright %s, the note names %s', (copyright, owner) => {
  const labels = { ...INTERFACE.footer, note: '© {owner}.' };
  render(<SiteFooter site={{ ...SAMPLE_SITE, copyright }} labels={labels} />);
  expect(screen.getByText(`© ${owner}.`)).toBeVisible();
});
