import { render, screen } from '@testing-library/react';
import { INTERFACE } from '../../../tests/unit/site';
import { MenuButton } from './menu-button';

test('the button works without script: the browser knows which popover it is for', () => {
  render(<MenuButton labels={INTERFACE.header} menuId="menu" />);
  const button = screen.getByRole('button', { expanded: false });
  expect(button).toHaveAttribute('popovertarget', 'menu');
  expect(button).toHaveAttribute('aria-controls', 'menu');
});
