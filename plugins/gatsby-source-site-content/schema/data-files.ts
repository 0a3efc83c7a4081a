import { audiencePage } from './audience-page';
import { audiences } from './audiences';
import { blog } from './blog';
import { featureExamples } from './feature-examples';
import { features } from './features';
import { foods } from './foods';
import { hero } from './hero';
import { howItWorks } from './how-it-works';
import { interfaceLabels } from './interface';
import { notFound } from './not-found';
import { nutrients } from './nutrients';
import { plans } from './plans';
import { faq } from './questions';
import { recipes } from './recipes';
import { referenceIntakes } from './reference-intakes';
import { withSchemaKeys } from './schema-key';
import { site } from './site';
import { trending } from './trending';
import { tryRanking } from './try';

/** The files of `content/data`, by their names without `.json`. All of them must be there. */
export const dataFiles = withSchemaKeys({
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
  creators: audiencePage('CreatorsJson', 'The page for recipe creators.'),
  professionals: audiencePage('ProfessionalsJson', 'The page for professionals.'),
  blog,
  'not-found': notFound,
  nutrients,
  foods,
  recipes,
  'reference-intakes': referenceIntakes,
  try: tryRanking,
});
