import { render, screen } from '@testing-library/react';
import { Button, buttonVariants } from './button';

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const SIZES = ['default', 'sm', 'lg', 'icon', 'icon-sm', 'icon-lg', 'inline'] as const;
const COMBINATIONS = VARIANTS.flatMap((variant) => SIZES.map((size) => ({ variant, size })));

describe('Button', () => {
  test.each(COMBINATIONS)(
    'has the attributes and classes of variant $variant and size $size',
    ({ variant, size }) => {
      render(<Button variant={variant} size={size} />);
      const button = screen.getByRole('button');
      expect(button.dataset).toMatchObject({ slot: 'button', variant, size });
      expect(button).toHaveClass(buttonVariants({ variant, size }), { exact: true });
    },
  );

  test('has different classes for each combination of variant and size', () => {
    const looks = COMBINATIONS.map((combination) => buttonVariants(combination));
    expect(new Set(looks).size).toBe(42);
  });

  test('has the default variant and size', () => {
    render(<Button>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.dataset).toMatchObject({ variant: 'default', size: 'default' });
    expect(button.className).toBe(buttonVariants({ variant: 'default', size: 'default' }));
  });

  test('has the type button unless another is given', () => {
    render(
      <>
        <Button>Open</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  test('adds the given classes', () => {
    render(<Button className="mt-8" />);
    expect(screen.getByRole('button')).toHaveClass(buttonVariants(), 'mt-8');
  });

  test('passes all other props to the element', () => {
    const onClick = jest.fn();
    render(<Button aria-label="Close" onClick={onClick} popoverTarget="menu" />);
    const button = screen.getByRole('button', { name: 'Close' });
    button.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('popovertarget', 'menu');
  });
});
