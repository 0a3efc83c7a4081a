import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * The classes of a button, and of links that look like one. A label wraps only when it doesn't fit, as at 200% text
 * size on a phone (WCAG 1.4.4).
 */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'button-default',
      destructive: 'button-destructive',
      outline: 'button-outline',
      secondary: 'button-secondary',
      ghost: 'button-ghost',
      link: 'button-link',
    },
    size: {
      default: 'button-medium',
      sm: 'button-sm',
      lg: 'button-lg',
      icon: 'button-icon',
      'icon-sm': 'button-icon-sm',
      'icon-lg': 'button-icon-lg',
    },
    /** One of several options, such as a filter or a page number. An ARIA state marks the selected one (option.css). */
    isOption: {
      true: 'option',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button for an action. For navigation, use a link with `buttonVariants`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}
