import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the id of the open `Findable`, and a function that opens another or none. The browser also opens one when its
 * search or a link to text finds something inside (`beforematch`, HTML), or when the address contains its id.
 * @param island an element that contains the parts
 * @param parts the ids of the parts; must be stable
 * @param initial the id of the part that the build opened
 */
export function useOpenPart(
  island: RefObject<HTMLElement | null>,
  parts: readonly { id: string }[],
  initial: string | null,
): [string | null, (id: string | null) => void] {
  const [open, setOpen] = useState(initial);

  useLayoutEffect(() => {
    const elements = parts.flatMap(({ id }) => document.getElementById(id) ?? []);

    // What the visitor sees before React starts (findable.css). Hydration doesn't change attributes.
    const target = island.current?.querySelector(':target');
    const seen = target
      ? elements.find((element) => element.contains(target))
      : elements.findLast(({ hidden }) => !hidden);
    const id = seen?.id ?? initial;
    for (const element of elements) {
      if (element.id === id) element.removeAttribute('hidden');
      else element.setAttribute('hidden', 'until-found');
    }
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows it
    setOpen(id);

    // Synchronously, so that the browser scrolls to the part's position after another one has closed.
    const openFound = ({ currentTarget }: Event) =>
      flushSync(() => setOpen(currentTarget instanceof Element ? currentTarget.id : null));
    for (const element of elements) element.addEventListener('beforematch', openFound);

    const openTarget = () => {
      const element = elements.find((each) => `#${each.id}` === location.hash);
      // Browsers that know `until-found` have opened it and scrolled to it.
      if (!element?.hidden) return;
      flushSync(() => setOpen(element.id));
      element.scrollIntoView();
    };
    addEventListener('hashchange', openTarget);

    return () => {
      for (const element of elements) element.removeEventListener('beforematch', openFound);
      removeEventListener('hashchange', openTarget);
    };
  }, [island, parts, initial]);

  return [open, setOpen];
}
