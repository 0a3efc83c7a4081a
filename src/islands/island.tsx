import {
  isValidElement,
  useId,
  type ComponentType,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
} from 'react';

/** The attributes of the element (island-element.ts), which adds `state`. */
type IslandAttributes = HTMLAttributes<HTMLElement> & {
  class: string;
  /** The name of the component. */
  name: string;
  /** The file with the component, and the files that it imports; none in `gatsby develop`. */
  files?: string;
  /** The id of the script element with the props. A build makes a file of large ones, and `props-file` of the attribute. */
  'props-id': string;
  /** The id of the element that says that the island has failed. */
  'message-id'?: string;
};

declare module 'react/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'react-island': DetailedHTMLProps<IslandAttributes, HTMLElement>;
    }
  }
}

/** The files of each island, by its name (plugins/site/esbuild/island-files.ts); none in `gatsby develop`. */
const FILES: Record<string, string[]> | undefined = process.env.ISLAND_FILES
  ? JSON.parse(process.env.ISLAND_FILES)
  : undefined;

type IslandProps = {
  /**
   * One element whose component is exported by a `*.island.tsx` file of the same name. Its props become JSON, except for
   * elements, which the component shows in a `Static`.
   */
  children: ReactElement<object, ComponentType>;
  /** The message to show when the component can't start. By default the island looks as it does without JavaScript. */
  failedMessage?: string;
};

/** A part of a page that React runs in the browser (README.md). Only in `gatsby develop` does React run the whole page. */
export function Island({ children, failedMessage }: IslandProps) {
  const { name } = children.type;
  if (FILES && !FILES[name])
    throw new Error(`<${name}> is in an Island, but no *.island.tsx file exports it.`);
  const id = useId();
  const propsId = `props${id}`;
  const messageId = `message${id}`;
  return (
    <>
      {failedMessage !== undefined && (
        <p
          role="alert"
          id={messageId}
          data-text={failedMessage}
          className="sticky top-20 z-10 mx-auto mb-6 w-fit max-w-[calc(100%-2.5rem)] rounded-2xl bg-butter px-5 py-3 font-semibold text-on-tint empty:hidden forced-colors:border"
        />
      )}
      <react-island
        ref={markReadyInDevelop}
        name={name}
        files={FILES?.[name]?.join(' ')}
        props-id={propsId}
        message-id={failedMessage === undefined ? undefined : messageId}
        class="contents"
      >
        {children}
      </react-island>
      <script
        type="application/json"
        id={propsId}
        dangerouslySetInnerHTML={{ __html: propsAsJson(children.props, name) }}
      />
    </>
  );
}

/** Runs in `gatsby develop` only: React then renders the element itself, in a build only what is inside (hydrate.tsx). */
const markReadyInDevelop = (island: HTMLElement | null) => island?.setAttribute('state', 'ready');

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
  FILES?.[component.name]?.map((file) => <link key={file} rel="modulepreload" href={file} />);
