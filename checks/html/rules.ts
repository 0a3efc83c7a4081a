import { definePlugin, type ConfigData } from 'html-validate';
import { PopoverButtons } from './popover-buttons';

/**
 * What every document is validated against: the HTML standard, accessibility, and whole documents. Rules
 * of style (quotes, order, white space) are left out: the build writes and minifies the HTML.
 */
export const RULES: ConfigData = {
  root: true,
  plugins: [definePlugin({ name: 'site', rules: { 'site/popover-buttons': PopoverButtons } })],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'site/popover-buttons': 'error',
    // The content security policy blocks style attributes.
    'no-inline-style': 'error',
    // ARIA lets authors name a list, and the footer's list of social networks has no heading.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The blog's category filters are links, which work before React, and buttons to assistive technology.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Scripts come from the site's own host, and their names contain their hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The form around the billing period is never submitted. It keeps browsers from restoring the choice.
    'wcag/h32': 'off',
  },
};
