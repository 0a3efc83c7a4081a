import { render, screen } from '@testing-library/react';
import { Menu } from 'lucide-react';
import { NamedIcon } from './named-icon';

test('a button is called by the name alone', () => {
  render(
    <button type="button">
      <NamedIcon icon={Menu} name="Open menu" className="closed" />
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(button.querySelector('.closed > svg')).toHaveAttribute('aria-hidden', 'true');
});
