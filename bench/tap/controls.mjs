/**
 * The controls whose first tap is measured: the page, the control, and a selector that matches something
 * visible when the control has answered. `panel` is the element that a control's `aria-controls` names.
 */
export const CONTROLS = [
  {
    name: 'feature tile: its panel is open',
    page: '/',
    control: 'button[aria-controls^="feature-"]',
    answer: '{panel}',
  },
  {
    name: 'feature tile: its details are there',
    page: '/',
    control: 'button[aria-controls^="feature-"]',
    answer: '{panel} li',
    scrollsSlowly: true,
  },
  {
    name: 'audience tab: its panel is shown',
    page: '/',
    control: '[role="tab"]:nth-child(2)',
    answer: '{panel} h3',
  },
  {
    name: 'strip of recipes: it pauses',
    page: '/',
    control: 'section[aria-labelledby="trending-title"] button',
    answer: '[data-playing="false"]',
  },
  {
    name: 'theme: it changes',
    page: '/',
    control: '[data-inline="theme"]',
    answer: 'html[data-theme="light"]',
  },
  {
    name: 'menu: it is open',
    page: '/',
    control: '[popovertarget]',
    answer: '[popover]:popover-open',
  },
  {
    name: 'billing period: annual prices are shown',
    page: '/pricing',
    control: 'label:has([value="annual"])',
    answer: '[value="annual"]:checked',
  },
];
