import { render, screen } from '@testing-library/react';
import { MenuButton } from './menu-button';

test('a closed menu can be opened', () => {
  render(<MenuButton menuId="menu" open={false} />);
  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an open menu can be closed', () => {
  render(<MenuButton menuId="menu" open />);
  const button = screen.getByRole('button', { name: 'Close menu' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('the button works without script: the browser knows which popover it is for', () => {
  render(<MenuButton menuId="menu" open={false} />);
  expect(screen.getByRole('button')).toHaveAttribute('popovertarget', 'menu');
  expect(screen.getByRole('button')).toHaveAttribute('aria-controls', 'menu');
});
