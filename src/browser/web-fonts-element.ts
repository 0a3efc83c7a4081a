import { WEB_FONTS } from '../lib/page-ids';

/** The style element with the rules of the web fonts (gatsby-ssr.tsx). */
export const webFontsElement = (): HTMLStyleElement | null =>
  document.querySelector<HTMLStyleElement>(`style#${WEB_FONTS}`);

/**
 * Keeps the browser from loading the web fonts as soon as it sees text, because the page script does it later (fonts.ts).
 * Here instead of in a media query: `(scripting: none)` doesn't match where an extension or a policy blocks the scripts.
 */
export function holdFonts(): void {
  const element = webFontsElement();
  // Not `media`, which would be in a saved page, where no script may run.
  if (element) element.disabled = true;
}
