import { render, screen } from '@testing-library/react';
import { INTERFACE } from '../../test/site';
import { MenuButton } from './menu-button';

const labels = INTERFACE.header;

test('a closed menu can be opened', () => {
  render(<MenuButton labels={labels} menuId="menu" open={false} />);
  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an open menu can be closed', () => {
  render(<MenuButton labels={labels} menuId="menu" open />);
  const button = screen.getByRole('button', { name: 'Close menu' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the button works without script: the browser knows which popover it is for', () => {
  render(<MenuButton labels={labels} menuId="menu" open={false} />);
  expect(screen.getByRole('button')).toHaveAttribute('popovertarget', 'menu');
  expect(screen.getByRole('button')).toHaveAttribute('aria-controls', 'menu');
});
