/**
 * Repeats a message on each channel when the page comes back from the back/forward cache. React continues its work with
 * messages to itself, and Firefox drops pending ones when a page is left (docs/behavior.md): React would wait for one
 * forever. It ignores extra messages.
 */
export function repeatMessages(): void {
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) this.port2.postMessage(null);
      });
    }
  };
}
