import arrowDown from '@lucide/icons/icons/arrow-down';
import arrowDownWideNarrow from '@lucide/icons/icons/arrow-down-wide-narrow';
import arrowLeft from '@lucide/icons/icons/arrow-left';
import arrowRight from '@lucide/icons/icons/arrow-right';
import arrowUp from '@lucide/icons/icons/arrow-up';
import check from '@lucide/icons/icons/check';
import chevronDown from '@lucide/icons/icons/chevron-down';
import link from '@lucide/icons/icons/link';
import mail from '@lucide/icons/icons/mail';
import menu from '@lucide/icons/icons/menu';
import minus from '@lucide/icons/icons/minus';
import moon from '@lucide/icons/icons/moon';
import pause from '@lucide/icons/icons/pause';
import play from '@lucide/icons/icons/play';
import plus from '@lucide/icons/icons/plus';
import rotateCcw from '@lucide/icons/icons/rotate-ccw';
import rss from '@lucide/icons/icons/rss';
import search from '@lucide/icons/icons/search';
import shieldCheck from '@lucide/icons/icons/shield-check';
import sparkles from '@lucide/icons/icons/sparkles';
import sprout from '@lucide/icons/icons/sprout';
import stethoscope from '@lucide/icons/icons/stethoscope';
import sun from '@lucide/icons/icons/sun';
import triangleAlert from '@lucide/icons/icons/triangle-alert';
import undo from '@lucide/icons/icons/undo-2';
import x from '@lucide/icons/icons/x';
import type { SVGProps } from 'react';

/** An icon from the package: SVG elements in a `viewBox` of 24 by 24. */
export type IconData = {
  readonly node: readonly (readonly [
    shape: string,
    attributes: Readonly<Record<string, string>>,
  ])[];
};

export type Icon = (props: SVGProps<SVGSVGElement>) => React.JSX.Element;

/**
 * Returns a component for a Lucide icon. Without a label it is `aria-hidden`.
 * @__NO_SIDE_EFFECTS__
 */
export const iconOf = ({ node }: IconData, given?: { 'data-arrow': string }): Icon =>
  function DrawnIcon(props) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        role={props['aria-label'] ? 'img' : undefined}
        aria-hidden={!props['aria-label']}
        {...given}
        {...props}
      >
        {node.map(([Shape, { key, ...attributes }]) => (
          <Shape key={key} {...attributes} />
        ))}
      </svg>
    );
  };

/** Mirrored in right-to-left text (base.css). */
const ARROW = { 'data-arrow': '' };

// Import each icon from its own module: the index would make webpack read 1,900 icons.
export const ArrowDown = iconOf(arrowDown);
export const ArrowDownWideNarrow = iconOf(arrowDownWideNarrow);
export const ArrowLeft = iconOf(arrowLeft, ARROW);
export const ArrowRight = iconOf(arrowRight, ARROW);
export const ArrowUp = iconOf(arrowUp);
export const Check = iconOf(check);
export const ChevronDown = iconOf(chevronDown);
/** Half light, half dark. */
export const HalfDark = iconOf({
  node: [
    ['circle', { key: 'outline', cx: '12', cy: '12', r: '9' }],
    ['path', { key: 'half', d: 'M12 3a9 9 0 0 1 0 18z', fill: 'currentColor' }],
  ],
});
export const LinkIcon = iconOf(link);
export const Mail = iconOf(mail);
export const Menu = iconOf(menu);
export const Minus = iconOf(minus);
export const Moon = iconOf(moon);
export const Pause = iconOf(pause);
export const Play = iconOf(play);
export const Plus = iconOf(plus);
export const RotateCcw = iconOf(rotateCcw);
export const Rss = iconOf(rss);
export const Search = iconOf(search);
export const ShieldCheck = iconOf(shieldCheck);
export const Sparkles = iconOf(sparkles);
export const Sprout = iconOf(sprout);
export const Stethoscope = iconOf(stethoscope);
export const Sun = iconOf(sun);
export const TriangleAlert = iconOf(triangleAlert);
export const Undo = iconOf(undo);
export const X = iconOf(x);
