import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Findable } from '../../../components/findable';
import { Badge } from '../../../components/ui/badge';
import { useFound } from '../../../islands/use-found';

const TAB =
  'inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2.5 rounded-full border border-control px-4 py-1.5 sm:px-5 font-semibold hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-page forced-colors:aria-selected:bg-[Highlight]';

type AudienceTabsProps = {
  /** The name of the list of tabs. */
  label: string;
  comingSoon: string;
  tabs: readonly { id: string; role: string; isComing: boolean; panel: ReactNode }[];
};

/** The ids of a tab, of its panel, and of the part around the panel, to which an address leads. */
export const tabId = (audience: string) => `audience-tab-${audience}`;
export const panelId = (audience: string) => `audience-panel-${audience}`;
const partId = (audience: string) => `audience-${audience}`;

/**
 * Tabs, of which the first is selected at first. The keys are those of the ARIA Authoring Practices: arrow keys, Home
 * and End select a tab, and only the selected tab is in the tab order. The browser's search finds the other panels.
 */
export function AudienceTabs({ label, comingSoon, tabs }: AudienceTabsProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const showPanel = useCallback(
    (id: string) => setSelected(tabs.findIndex((tab) => partId(tab.id) === id)),
    [tabs],
  );
  useFound(whole, showPanel);

  const moveSelection = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const right = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: selected + right,
      ArrowLeft: selected - right,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    const position = (place + tabs.length) % tabs.length;
    setSelected(position);
    (event.currentTarget.parentElement!.children[position] as HTMLElement).focus();
  };

  return (
    <div ref={whole} className="relative">
      <div
        role="tablist"
        aria-label={label}
        className="mt-8 flex flex-wrap gap-2 print:hidden noscript:hidden"
      >
        {tabs.map(({ id, role, isComing }, position) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={position === selected}
            aria-controls={panelId(id)}
            tabIndex={position === selected ? 0 : -1}
            className={TAB}
            onClick={() => setSelected(position)}
            onKeyDown={moveSelection}
          >
            {role} {isComing && <Badge>{comingSoon}</Badge>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, position) => (
        <Findable
          key={id}
          name={partId(id)}
          id={partId(id)}
          isOpen={position === selected}
          className="mt-8 noscript:static noscript:block noscript:[content-visibility:visible]"
        >
          {panel}
        </Findable>
      ))}
    </div>
  );
}
