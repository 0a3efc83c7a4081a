/** Tells the inline script that React has hydrated, so that it replays the events that it has deferred. */
export const onInitialClientRender = (): void => void window.hydration?.open();
