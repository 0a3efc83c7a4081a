import {
  isValidElement,
  useEffect,
  useId,
  useRef,
  type ComponentType,
  type ReactElement,
} from 'react';
import { announceStart, REACT_PRELOAD } from './events';

/** The files that start the islands (plugins/site/browser-scripts.ts); none in `gatsby develop`. */
export type IslandFiles = {
  /** The file of React, which runs `src/browser/islands.ts`, and the files that it imports. */
  main: string[];
  /** The additional files of each island, by its name. */
  own: Record<string, string[]>;
};

const FILES = process.env.ISLAND_FILES
  ? (JSON.parse(process.env.ISLAND_FILES) as IslandFiles)
  : undefined;

type IslandProps = {
  /**
   * One element whose component is exported by a `*.island.tsx` file of the same name. Its props become JSON in the
   * document, except for elements, which the component shows in a `Static`.
   */
  children: ReactElement<object, ComponentType>;
  /** The message to show when the component can't start. By default the island looks as it does without JavaScript. */
  failed?: string;
};

/**
 * A part of a page that React runs in the browser (start-islands.tsx). Only in `gatsby develop` does React run the whole
 * page.
 */
export function Island({ children, failed }: IslandProps) {
  const { name } = children.type;
  if (FILES && !FILES.own[name])
    throw new Error(`<${name}> is in an Island, but src/browser/islands.ts doesn’t load it.`);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => void announceStart(element.current!), []);
  const id = useId();
  const [propsId, messageId] = [`props${id}`, `message${id}`];
  return (
    <>
      {failed !== undefined && (
        <p
          role="alert"
          id={messageId}
          data-text={failed}
          className="sticky top-20 z-10 mx-auto mb-6 w-fit max-w-[calc(100%-2.5rem)] rounded-2xl bg-butter px-5 py-3 font-semibold text-on-tint empty:hidden forced-colors:border"
        />
      )}
      <div
        ref={element}
        data-island={name}
        data-props={propsId}
        data-files={FILES?.own[name]!.join(' ') || undefined}
        data-message={failed === undefined ? undefined : messageId}
        className="contents"
      >
        {children}
      </div>
      <script
        type="application/json"
        id={propsId}
        dangerouslySetInnerHTML={{ __html: propsAsJson(children.props, name) }}
      />
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

/** Preloads an island's files, so that React starts with the document; for a page's `Head`. */
export const IslandPreload = ({ component }: { component: ComponentType<never> }) =>
  FILES &&
  [...FILES.main, ...FILES.own[component.name]!].map((file, position) => (
    <link
      key={file}
      id={position === 0 ? REACT_PRELOAD : undefined}
      rel="modulepreload"
      href={file}
    />
  ));
