import type { ComponentProps, HTMLAttributes } from 'react';
import { Static } from '../../islands/static';

declare module 'react/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      /** React writes `hidden="until-found"` only on custom elements. */
      'findable-part': HTMLAttributes<HTMLElement> & { class?: string };
    }
  }
}

type FindableProps = ComponentProps<'div'> & { name: string; isOpen: boolean };

/**
 * A static part of an island that is hidden while it is closed, but which the browser's search and links to its texts
 * find and open: `hidden="until-found"` (HTML). useFound tells the island about it.
 */
export function Findable({ name, isOpen, className, ...attributes }: FindableProps) {
  return (
    <Static
      as="findable-part"
      name={name}
      class={className}
      hidden={(isOpen ? false : 'until-found') as boolean}
      {...attributes}
    />
  );
}
