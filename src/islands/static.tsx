import { createContext, use, useCallback, type ComponentProps, type ElementType } from 'react';

/** The nodes of an island's static parts by name; empty at build time. */
export const StaticParts = createContext<ReadonlyMap<string, readonly ChildNode[]>>(new Map());

/** One object, because React before 19.3 empties the element when it gets another one. */
const KEPT = { __html: '' };

type StaticProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** Unique within the island. */
  name: string;
  as?: Tag;
};

/**
 * An element of an island whose children stay as the build wrote them: the document contains them once, as HTML, and not
 * again as props. React handles the element's attributes and events but not its content, because hydration doesn't
 * compare `dangerouslySetInnerHTML` (docs/decisions/0011-private-interfaces.md). If React renders the island again,
 * because a translation or an extension has changed it, the nodes move to the new element.
 */
export function Static<Tag extends ElementType = 'div'>(props: StaticProps<Tag>) {
  const { name, as: Element = 'div', children, ...attributes } = props;
  const nodes = use(StaticParts).get(name);
  // Stable, so that it runs only for a new element, and never undoes a later translation.
  const moveNodes = useCallback(
    (element: HTMLElement | null) => {
      if (element && nodes && element.firstChild !== (nodes[0] ?? null))
        element.replaceChildren(...nodes);
    },
    [nodes],
  );
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
      ref={moveNodes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEPT}
    />
  );
}
