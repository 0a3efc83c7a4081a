/** What VS Code inserts for a snippet before anybody types over its placeholders. */
export const insertSnippet = (snippet: string): string =>
  snippet
    .replace(/\$\{\d+\|([^,|]+).*?\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, (_placeholder, value: string) =>
      value.replace(/\\(.)|\$\d+/g, (_part, escaped = '') => escaped),
    );
