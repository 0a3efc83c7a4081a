import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * The look of the selected one of several options. In forced colors it chooses both colors itself, because browsers pair
 * their own text color, or a box behind the text, with a background that a page sets.
 */
export const CHOSEN =
  'chosen:border-chosen chosen:bg-chosen chosen:text-on-chosen forced-colors:chosen:forced-color-adjust-none';

/**
 * The classes of a button, and of links that look like one. A label wraps only when it doesn't fit, as at 200% text
 * size on a phone (WCAG 1.4.4).
 */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'bg-brand text-on-brand hover:bg-brand-strong forced-colors:border',
      destructive: 'bg-danger text-on-danger hover:opacity-90 forced-colors:border',
      outline: 'border border-control text-ink hover:border-ink hover:bg-ink/5',
      secondary: 'bg-sunken text-ink hover:bg-line forced-colors:border',
      ghost: 'text-ink hover:bg-ink/8',
      // Aligned with text.
      link: 'px-0! text-ink underline decoration-accent decoration-2 underline-offset-4',
    },
    size: {
      default: 'min-h-11 px-[min(1.25rem,6.25vw)] py-1.5',
      sm: 'min-h-9 px-4 py-1 text-sm',
      lg: 'min-h-14 px-[min(2rem,10vw)] py-2 text-lg',
      icon: 'h-11 w-[min(2.75rem,18vw)]',
      'icon-sm': 'size-9',
      'icon-lg': 'size-14 [&_svg]:size-6',
    },
    /** One of several options, such as a filter or a page number. An ARIA state marks the selected one (theme.css). */
    isOption: {
      true: CHOSEN,
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button for an action. For navigation, use a link with `buttonVariants`. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}
