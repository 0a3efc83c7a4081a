/** A list of articles from another document of this site. */
export type FetchedList = {
  /** The title of its document. */
  title: string;
  /** What its headline adds for screen readers. */
  addition: string;
  /** The articles and the links to other pages; none in an empty list. */
  nodes: readonly ChildNode[];
};

/** The name of the part of a document that is its list. */
export const LIST = 'list';

const styles = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();

/**
 * Fetches the list of another document, and applies that document's styles, because each has only those that it uses.
 * @throws if it can't be fetched or has no list
 */
export async function fetchList(path: string): Promise<FetchedList> {
  const response = await fetch(path);
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html');
  const list = fetched.querySelector(`[data-static="${LIST}"]`);
  if (!response.ok || !list) throw new Error(`${path} has no list of articles.`);
  styles!.replaceSync(
    Array.from(
      fetched.querySelectorAll('style:not([data-fonts])'),
      (style) => style.textContent,
    ).join(''),
  );
  if (!document.adoptedStyleSheets.includes(styles!)) document.adoptedStyleSheets.push(styles!);
  return {
    title: fetched.title,
    addition: fetched.querySelector('h1 .sr-only')?.textContent.trim() ?? '',
    nodes: [...list.childNodes],
  };
}
