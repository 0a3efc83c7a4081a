/** A stub of `IntersectionObserver`, which jsdom lacks. With `approach`, all observed elements intersect. */
export function createIntersections() {
  let observers: { callback: IntersectionObserverCallback; elements: Set<Element> }[] = [];

  class Observer {
    readonly elements = new Set<Element>();
    constructor(readonly callback: IntersectionObserverCallback) {
      observers.push(this);
    }
    observe(element: Element) {
      this.elements.add(element);
    }
  }

  /** Tells every observer that its elements intersect. */
  const approach = () => {
    for (const { callback, elements } of observers) {
      const entries = [...elements].map((target) => ({ target, isIntersecting: true }));
      if (entries.length > 0) callback(entries as never, {} as never);
    }
  };

  const reset = () => {
    observers = [];
  };

  return { Observer: Observer as unknown as typeof IntersectionObserver, approach, reset };
}

/** The stub that all tests use (setup.ts). */
export const intersections = createIntersections();
