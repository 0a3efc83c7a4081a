/** Removes after each test the listeners that the test has added to the document, as a new page would. */
export function forgetDocumentListeners(): void {
  const added: Parameters<Document['addEventListener']>[] = [];
  const { addEventListener } = document;

  beforeEach(() => {
    document.addEventListener = (...listener: Parameters<Document['addEventListener']>) => {
      added.push(listener);
      addEventListener.apply(document, listener);
    };
  });
  afterEach(() => {
    document.addEventListener = addEventListener;
    for (const listener of added.splice(0)) document.removeEventListener(...listener);
  });
}
