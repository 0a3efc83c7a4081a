import type { ComponentProps, HTMLAttributes } from 'react';

declare module 'react/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      /** React writes `hidden="until-found"` only on custom elements. */
      'findable-part': HTMLAttributes<HTMLElement> & { class?: string };
    }
  }
}

type FindableProps = ComponentProps<'div'> & { id: string; isOpen: boolean };

/**
 * A part of an island that is hidden while it is closed, except from the browser's search and from links to its text:
 * `hidden="until-found"` (HTML). `useOpenPart` opens it when the browser does.
 */
export const Findable = ({ isOpen, className, ...attributes }: FindableProps) => (
  <findable-part
    class={className}
    // React's types don't know the value.
    hidden={(isOpen ? false : 'until-found') as boolean}
    {...attributes}
  />
);
