import { estimateWidth } from '../../lib/text-width';

/** The widths of screens in rem from which the navigation can be in the header's bar. site-header.css has them too. */
const SCREENS = ['64', '80', '96'] as const;

/** The narrowest screen with the navigation in the bar; on narrower ones, and always with `none`, it is a menu. */
export type BarScreen = (typeof SCREENS)[number] | 'none';

type BarTexts = { name: string; links: readonly string[]; buttons: readonly string[] };

/** Chooses the screens that are wide enough for the name, the links and the buttons, by an estimate of their widths. */
export function barScreenFor({ name, links, buttons }: BarTexts): BarScreen {
  const room = widthOfBar({ name, links, buttons }) * 1.02;
  // A twentieth on each side is free, and a scrollbar takes 1 rem.
  return SCREENS.find((screen) => room <= Number(screen) * 0.9 - 1) ?? 'none';
}

/** The width of the bar's content in rem, as index.tsx lays it out. */
function widthOfBar({ name, links, buttons }: BarTexts): number {
  const logo = 2.5 + 1.5 * estimateWidth(name);
  const linkWidths = links.map((label) => 1.75 + estimateWidth(label));
  const buttonWidths = buttons.map((label) => 2.6 + estimateWidth(label));
  const gaps = 0.25 * (links.length + buttons.length);
  const toggle = 2.75;
  const spaces = 1.75;
  return [logo, ...linkWidths, ...buttonWidths, gaps, toggle, spaces].reduce(
    (sum, width) => sum + width,
  );
}
