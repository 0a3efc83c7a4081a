import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Findable } from '../../../components/findable';
import { Badge } from '../../../components/ui/badge';
import { Static } from '../../../islands/static';
import { useInSight } from '../../../islands/use-in-sight';
import { useOpenPart } from '../../../islands/use-open-part';

type AudienceTabsProps = {
  /** The name of the list of tabs. */
  label: string;
  comingSoon: string;
  /** Each with the id in addresses that open its panel. */
  tabs: readonly { id: string; role: string; isComing: boolean; panel: ReactNode }[];
};

/** The id of the tab for the panel with this id. */
export const tabId = (panel: string) => `${panel}-tab`;

/**
 * Tabs with the keys of the ARIA Authoring Practices: arrow keys, Home and End select a tab, and only the selected tab
 * is in the tab order. A tab is a link to its panel, which opens it until React has started.
 */
export function AudienceTabs({ label, comingSoon, tabs }: AudienceTabsProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useOpenPart(whole, tabs, tabs[0]?.id ?? null);

  // The browser would fetch the pictures of closed panels only when they open.
  const isInSight = useInSight(whole);
  useEffect(() => {
    if (isInSight && whole.current)
      for (const each of whole.current.querySelectorAll('img')) each.loading = 'eager';
  }, [isInSight]);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const current = tabs.findIndex(({ id }) => id === selected);
    const right = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: current + right,
      ArrowLeft: current - right,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    setSelected(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  return (
    <div ref={whole} className="relative">
      <div
        role="tablist"
        aria-label={label}
        className="mt-6 flex flex-wrap gap-2 print:hidden noscript:hidden"
      >
        {tabs.map(({ id, role, isComing }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            role="tab"
            aria-selected={id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            className="option audience-tab"
            onClick={(event) => {
              event.preventDefault();
              setSelected(id);
            }}
            onKeyDown={handleKey}
          >
            {role} {isComing && <Badge>{comingSoon}</Badge>}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <Findable
          key={id}
          id={id}
          isOpen={id === selected}
          className="mt-6 noscript:static noscript:block noscript:[content-visibility:visible]"
        >
          {/* Inside, so that a closed panel is neither announced nor a tab stop. */}
          <Static
            name={id}
            id={`${id}-panel`}
            role="tabpanel"
            aria-labelledby={tabId(id)}
            tabIndex={0}
            className="rounded-card"
          >
            {panel}
          </Static>
        </Findable>
      ))}
    </div>
  );
}
