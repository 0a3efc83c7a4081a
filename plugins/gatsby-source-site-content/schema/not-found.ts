import { pageTitle, text } from './fields';
import { objectType } from './objects';

const leadsTo = (page: string, example: string) => text(`The link to ${page}.`, example);

export const notFound = objectType('NotFoundJson', 'The page at addresses that lead nowhere.', {
  name: pageTitle('What the browser’s tab says.', 'Page not found'),
  title: text('The page’s headline.', 'This plate is empty'),
  text: text('A sentence or two below it.', 'There is no page at this address.'),
  home: leadsTo('the home page', 'Go to the home page'),
  pricing: leadsTo('the plans', 'See the plans'),
  blog: leadsTo('the blog', 'Read the blog'),
  creators: leadsTo('the page for recipe creators', 'For creators'),
  professionals: leadsTo('the page for professionals', 'For professionals'),
});
