import { text } from './fields';
import { message } from './message';
import { objectType } from './objects';

const leadsTo = (page: string, example: string) => text(`What the link to ${page} says.`, example);

const header = objectType('InterfaceHeader', 'The header of every page.', {
  home: message('What a screen reader says of the logo, which leads home.', '{product}, home'),
  navigation: text('What a screen reader calls the navigation.', 'Main'),
  menu: text('What it calls the menu that opens on narrow screens.', 'Menu'),
  docs: leadsTo('the documentation', 'Docs'),
  creators: leadsTo('the page for recipe creators', 'Creators'),
  professionals: leadsTo('the page for professionals', 'Professionals'),
  blog: leadsTo('the blog', 'Blog'),
  pricing: leadsTo('the plans', 'Pricing'),
  logIn: text('The button to the app for people with an account.', 'Log In'),
  signUp: text('The button to the app for everyone else.', 'Sign Up'),
  openMenu: text('The button of the menu while it is closed.', 'Open menu'),
  closeMenu: text('The button of the menu while it is open.', 'Close menu'),
});

const theme = objectType('InterfaceTheme', 'The button that changes between light and dark.', {
  toggle: text('The button’s name.', 'Toggle theme'),
  light: text('What it says while the light theme is chosen.', 'Light theme'),
  dark: text('What it says while the dark theme is chosen.', 'Dark theme'),
  system: text('What it says while the theme follows the device.', 'Same theme as your device'),
});

const footer = objectType('InterfaceFooter', 'The footer of every page.', {
  social: text('What a screen reader calls the list of social networks.', 'Social media'),
  product: text('The headline of the first links.', 'Product'),
  pricing: leadsTo('the plans', 'Pricing'),
  professionals: leadsTo('the page for professionals', 'For Professionals'),
  creators: leadsTo('the page for recipe creators', 'For Creators'),
  resources: text('The headline of the other links.', 'Resources'),
  blog: leadsTo('the blog', 'Blog'),
  docs: leadsTo('the documentation', 'Documentation'),
  contact: leadsTo('the contact page', 'Contact'),
  note: message('The last line of the page.', '© {owner}. The food is drawn.'),
});

const page = objectType('InterfacePage', 'What the site adds to pages of prose.', {
  reviewed: message(
    'The last line, with the day on which the page was last checked.',
    'Last reviewed on {date}.',
  ),
});

export const interfaceLabels = objectType('InterfaceJson', 'The texts around every page.', {
  skipLink: text('The link that skips the header.', 'Skip to content'),
  header,
  theme,
  footer,
  page,
  announcement: message(
    'What a screen reader says after navigation to another page.',
    'Navigated to {page}',
  ),
  navigating: text(
    'What a screen reader says while another page loads slowly.',
    'The page is loading.',
  ),
});
