import { render, screen } from '@testing-library/react';
import { Menu } from '../icons';
import { NamedIcon } from './named-icon';

test('names its button and hides the icon from screen readers', () => {
  render(
    <button type="button">
      <NamedIcon icon={Menu} name="Open menu" className="closed" />
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(button.querySelector('.closed > svg')).toHaveAttribute('aria-hidden', 'true');
});
