import type { WrapRootElementBrowserArgs } from 'gatsby';
import { ThemeProvider } from '../src/islands/theme-provider';

/** Provides the theme above all pages, so that it persists when the route changes. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <ThemeProvider>{element}</ThemeProvider>
);
