import { render, screen } from '@testing-library/react';
import { INTERFACE } from '../../../tests/unit/site';
import { MenuButton } from './menu-button';

describe('MenuButton', () => {
  test('names the popover that it opens, so that it works without JavaScript', () => {
    render(<MenuButton labels={INTERFACE.header} menuId="menu" />);
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('popovertarget', 'menu');
    expect(button).toHaveAttribute('aria-controls', 'menu');
  });
});
