import { render, screen } from '@testing-library/react';
import { Button, buttonVariants } from './button';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['default', 'sm', 'lg', 'icon', 'icon-sm', 'icon-lg'] as const;

const button = () => screen.getByRole('button');

test('every combination of variant and size looks different', () => {
  const looks = VARIANTS.flatMap((variant) =>
    SIZES.map((size) => buttonVariants({ variant, size })),
  );
  expect(new Set(looks).size).toBe(VARIANTS.length * SIZES.length);
});

test('a button has a default variant, size and type', () => {
  render(<Button>Save</Button>);
  expect(button()).toHaveAttribute('type', 'button');
  expect(button().dataset).toMatchObject({ variant: 'default', size: 'default' });
  expect(button()).toHaveClass(buttonVariants(), { exact: true });
});
