import { createContext, use, type ComponentProps, type ElementType } from 'react';

/** The nodes of an island's static parts by their names, in the browser alone. */
export const StaticParts = createContext<ReadonlyMap<string, readonly ChildNode[]>>(new Map());

type StaticProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** Unique in its island. */
  name: string;
  as?: Tag;
};

/**
 * An element of an island whose children stay as the build wrote them: the browser has them as HTML, and not once
 * more as props. React runs the element itself, its attributes and its handlers. If React has to render the island
 * anew, because a translation or an extension has changed it, the nodes move into the new element.
 */
export function Static<Tag extends ElementType = 'div'>(props: StaticProps<Tag>) {
  const { name, as: Element = 'div', children, ...attributes } = props;
  const nodes = use(StaticParts).get(name);
  if (!nodes)
    return (
      <Element data-static={name} {...attributes}>
        {children}
      </Element>
    );
  return (
    <Element
      data-static={name}
      {...attributes}
      ref={(element: HTMLElement | null) => {
        if (element && element.firstChild !== (nodes[0] ?? null)) element.replaceChildren(...nodes);
      }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
