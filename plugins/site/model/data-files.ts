import type { z } from 'zod';
import { audiencePage } from './files/audience-page';
import { blog } from './files/blog';
import { featureExamples, features } from './files/features';
import { audiences, hero, howItWorks, trending } from './files/home';
import { foods, nutrients, recipes, referenceIntakes } from './files/nutrition';
import { faq, plans } from './files/pricing';
import { interfaceLabels, notFound, site } from './files/site';
import { tryPage } from './files/try';

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
  creators: audiencePage,
  professionals: audiencePage,
  blog,
  'not-found': notFound,
  nutrients,
  foods,
  recipes,
  'reference-intakes': referenceIntakes,
  try: tryPage,
};

/** The name of a data file without its extension: `plans`. */
export type DataName = keyof typeof dataFiles;

/** The content of each data file. */
export type Data = { [Name in DataName]: z.infer<(typeof dataFiles)[Name]> };

export const isDataName = (name: string): name is DataName => Object.hasOwn(dataFiles, name);

export const DATA_NAMES = Object.keys(dataFiles).filter(isDataName);
