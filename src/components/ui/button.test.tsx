import { render, screen } from '@testing-library/react';
import { Button } from './button';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['default', 'sm', 'lg', 'icon', 'icon-sm', 'icon-lg'] as const;

test('a button has six variants, which all look different', () => {
  for (const variant of VARIANTS) render(<Button variant={variant}>{variant}</Button>);
  const looks = VARIANTS.map((name) => screen.getByRole('button', { name }).className);
  expect(new Set(looks).size).toBe(6);
});

test('a button has six sizes, which all look different', () => {
  for (const size of SIZES) render(<Button size={size}>{size}</Button>);
  const looks = SIZES.map((name) => screen.getByRole('button', { name }).className);
  expect(new Set(looks).size).toBe(6);
});

test('a button doesn’t submit a form by default', () => {
  render(<Button>Close</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
