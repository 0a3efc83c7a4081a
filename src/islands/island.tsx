import { useEffect, useRef, type ComponentProps, type ComponentType } from 'react';
import { ISLAND_STARTED } from './island-taps.browser';
import { RankingDemo } from './ranking/ranking-demo';
import { ThemeProvider } from './theme-provider';

/**
 * The components that React also runs in the browser. Only they, and what they render, have state. A text that
 * changes has an element of its own: a browser that translates the page takes the text's node away.
 */
const ISLANDS = { ranking: RankingDemo };

export type IslandName = keyof typeof ISLANDS;
type PropsOf<Name extends IslandName> = ComponentProps<(typeof ISLANDS)[Name]>;

type IslandProps<Name extends IslandName> = {
  name: Name;
  /** Become part of the document as JSON. */
  props: PropsOf<Name>;
  /** What the page says if the component can't be started. */
  failed: string;
};

/** The hashed file that starts the islands; none in `gatsby develop`, where Gatsby renders the whole page. */
const SCRIPT = process.env.ISLANDS_SCRIPT;

/**
 * A part of a page that React runs in the browser (browser/islands.tsx), with its props and its script. The
 * rest of the page never belongs to React there.
 */
export function Island<Name extends IslandName>({ name, props, failed }: IslandProps<Name>) {
  // In HTML, a script ends at the first `</script`.
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <div>
      <p
        role="alert"
        data-island-failed=""
        hidden
        className="sticky top-20 z-10 mx-auto mb-6 w-fit max-w-[calc(100%-2.5rem)] rounded-2xl bg-butter px-5 py-3 font-semibold text-on-tint forced-colors:border"
      >
        {failed}
      </p>
      <div data-island={name}>
        <IslandContent name={name} props={props} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {SCRIPT && <script type="module" src={SCRIPT} />}
    </div>
  );
}

/** Lets the browser fetch the islands' script with the document; for the `Head` of a page with an island. */
export const IslandPreload = () => (SCRIPT ? <link rel="modulepreload" href={SCRIPT} /> : null);

type ContentProps<Name extends IslandName> = Pick<IslandProps<Name>, 'name' | 'props'>;

/** What React renders at build time, and hydrates in the browser. */
export function IslandContent<Name extends IslandName>({ name, props }: ContentProps<Name>) {
  const Component = ISLANDS[name] as ComponentType<object>;
  return (
    <ThemeProvider>
      <Component {...props} />
      <Started />
    </ThemeProvider>
  );
}

/** Tells the page that React now handles the island's events. */
function Started() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const island = place.current!.closest('[data-island]')!;
    island.dispatchEvent(new Event(ISLAND_STARTED, { bubbles: true }));
  }, []);
  return <span ref={place} hidden />;
}
