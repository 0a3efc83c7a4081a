import { audiences, featureExamples, features, hero, howItWorks, trending } from './home';
import { foods, nutrients, recipes, referenceIntakes, tryRanking } from './nutrition';
import { audiencePage, blog, faq, interfaceLabels, notFound, plans, site } from './pages';

/** The files of `content/data`, by their names without `.json`. All of them must be there. */
export const dataFiles = {
  site,
  interface: interfaceLabels,
  hero,
  trending,
  'how-it-works': howItWorks,
  features,
  'feature-examples': featureExamples,
  audiences,
  plans,
  faq,
  creators: audiencePage('CreatorsJson'),
  professionals: audiencePage('ProfessionalsJson'),
  blog,
  'not-found': notFound,
  nutrients,
  foods,
  recipes,
  'reference-intakes': referenceIntakes,
  try: tryRanking,
};

/** The name of a data file without its extension: `plans`. */
export type DataName = keyof typeof dataFiles;

/** The path of a data file, relative to the project's folder. */
export const pathOf = (name: string): string => `content/data/${name}.json`;

const inCapitals = (name: string, start: RegExp) =>
  name.replace(start, (_whole, letter: string) => letter.toUpperCase());

/** The field of a data file in the GraphQL type `Content`: `howItWorks` for `how-it-works`. */
export const contentField = (name: string) => inCapitals(name, /-(.)/g);

/** The GraphQL type of a data file: `HowItWorksJson` for `how-it-works`. Each has one node. */
export const jsonTypeName = (name: string) => `${inCapitals(name, /(?:^|[^a-zA-Z0-9]+)(.?)/g)}Json`;
