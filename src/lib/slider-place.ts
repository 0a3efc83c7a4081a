/** What the HTML of the page with the formula has where its author wants the slider. */
export const SLIDER_PLACE = '<div data-slider=""></div>';
