import type { ComponentProps } from 'react';
import { ArrowRight } from './icons';
import { Link } from './link';
import { buttonVariants } from './ui/button';

type OnwardLinkProps = Omit<ComponentProps<'a'>, 'ref' | 'href'> &
  ({ /** A path of this site. */ to: string } | { /** An address elsewhere. */ href: string });

/**
 * A link that stands by itself and leads on: underlined, with an arrow. Neither a button nor a link within a sentence
 * has an arrow: the shape of the one and the words around the other say enough. Arrows on buttons are for directions,
 * such as those to newer and older articles.
 */
export function OnwardLink({ className, children, ...props }: OnwardLinkProps) {
  const classes = buttonVariants({ variant: 'link', className });
  const content = (
    <>
      {children}
      <ArrowRight aria-hidden />
    </>
  );
  return 'to' in props ? (
    <Link {...props} className={classes}>
      {content}
    </Link>
  ) : (
    <a {...props} className={classes}>
      {content}
    </a>
  );
}
