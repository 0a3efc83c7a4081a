import { render, screen } from '@testing-library/react';
import { drawIcon } from './draw-icon';

const Dash = drawIcon([
  ['path', { d: 'M5 12h14' }],
  ['circle', { cx: '12', cy: '12', r: '2' }],
]);

test('an icon has its shapes and the given attributes', () => {
  const { container } = render(<Dash className="size-5" strokeWidth={3} />);
  const [icon] = container.getElementsByTagName('svg');
  expect(icon).toHaveAttribute('stroke-width', '3');
  expect(icon).toHaveClass('size-5', { exact: true });
  expect([...icon!.children].map((shape) => shape.outerHTML)).toEqual([
    '<path d="M5 12h14"></path>',
    '<circle cx="12" cy="12" r="2"></circle>',
  ]);
});

test('an icon is hidden from screen readers unless it has a label', () => {
  const { container } = render(<Dash />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  render(<Dash aria-label="minus" />);
  expect(screen.getByLabelText('minus')).toHaveAttribute('aria-hidden', 'false');
});
