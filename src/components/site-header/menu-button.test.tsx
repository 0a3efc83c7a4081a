import { render, screen } from '@testing-library/react';
import { MenuButton } from './menu-button';

test('the button works without script: the browser knows which popover it is for', () => {
  render(<MenuButton menuId="menu" />);
  const button = screen.getByRole('button', { expanded: false });
  expect(button).toHaveAttribute('popovertarget', 'menu');
  expect(button).toHaveAttribute('aria-controls', 'menu');
});
