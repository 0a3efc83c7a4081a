import { useId, useRef, useState, type KeyboardEvent } from 'react';

/**
 * Tabs with the keyboard behavior of the ARIA Authoring Practices: arrow keys, Home and End select a tab,
 * and only the selected tab is in the tab order. In right-to-left documents the arrow keys are swapped.
 * @param ids an id for each tab, unique in the group
 * @returns the index of the selected tab, and the props of tab and panel at a position
 */
export function useTabs(ids: readonly string[]) {
  const [index, setIndex] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const prefix = useId();

  const select = (position: number) => {
    setIndex(position);
    buttons.current[position]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = ids.length - 1;
    const next = index === last ? 0 : index + 1;
    const previous = index === 0 ? last : index - 1;
    const isRightToLeft = document.dir === 'rtl';
    const target = {
      ArrowRight: isRightToLeft ? previous : next,
      ArrowLeft: isRightToLeft ? next : previous,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  const tabProps = (position: number) => ({
    ref: (button: HTMLButtonElement | null) => {
      buttons.current[position] = button;
    },
    type: 'button' as const,
    role: 'tab',
    id: `${prefix}-tab-${ids[position]}`,
    'aria-selected': position === index,
    'aria-controls': `${prefix}-panel-${ids[position]}`,
    tabIndex: position === index ? 0 : -1,
    onClick: () => setIndex(position),
    onKeyDown,
  });

  const panelProps = (position: number) => ({
    role: 'tabpanel',
    id: `${prefix}-panel-${ids[position]}`,
    'aria-labelledby': `${prefix}-tab-${ids[position]}`,
    tabIndex: 0,
  });

  return { index, tabProps, panelProps };
}
