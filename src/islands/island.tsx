import { isValidElement, useEffect, useRef, type ComponentType, type ReactElement } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { announceStart } from './events';

/** The files that start the islands (plugins/site/browser-scripts.ts); none in `gatsby develop`. */
export type IslandFiles = {
  /** The file of React and of all islands but the lazy ones, and the files that it imports. */
  main: string[];
  /** The files of each lazy island beside those, by the name of its component. */
  lazy: Record<string, string[]>;
  /** The names of all islands. */
  names: string[];
};

const FILES = process.env.ISLAND_FILES
  ? (JSON.parse(process.env.ISLAND_FILES) as IslandFiles)
  : undefined;

type IslandProps = {
  /**
   * One element of a component in a file `*.island.tsx`, which has the component's name. Its props become part of the
   * document as JSON, but for elements: the component shows them in a `Static`.
   */
  children: ReactElement<object, ComponentType>;
  /** What the page says when the component can't be started; without it, it looks as without scripts. */
  failed?: string;
};

/**
 * A part of a page that React runs in the browser (start-islands.tsx). The rest of the page never belongs to React
 * there; in `gatsby develop` all of it does.
 */
export function Island({ children, failed }: IslandProps) {
  const { name } = children.type;
  if (FILES && !FILES.names.includes(name))
    throw new Error(`<${name}> is in an Island, but no file *.island.tsx exports it.`);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => void announceStart(element.current!), []);
  return (
    <>
      {failed !== undefined && (
        <p
          role="alert"
          data-island-failed={failed}
          className="sticky top-20 z-10 mx-auto mb-6 w-fit max-w-[calc(100%-2.5rem)] rounded-2xl bg-butter px-5 py-3 font-semibold text-on-tint empty:hidden forced-colors:border"
        />
      )}
      <div ref={element} data-island={name} className="contents">
        <ThemeProvider>{children}</ThemeProvider>
      </div>
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: propsAsJson(children.props, name) }}
      />
      {FILES?.lazy[name] && <script type="module" src={FILES.main[0]} />}
    </>
  );
}

/** The props without their elements, which become `null` in lists. */
function propsAsJson(props: object, name: string): string {
  const json = JSON.stringify(props, (key, value) => {
    if (typeof value === 'function') throw new Error(`${key} of the island ${name} is a function.`);
    return isValidElement(value) ? undefined : value;
  });
  // In HTML, a script ends at the first `</script`.
  return json.replaceAll('<', '\\u003c');
}

/** Lets the browser fetch the files of a lazy island with the document; for the `Head` of its page. */
export const IslandPreload = ({ component }: { component: ComponentType<never> }) =>
  FILES &&
  [...FILES.main, ...FILES.lazy[component.name]!].map((file) => (
    <link key={file} rel="modulepreload" href={file} />
  ));
