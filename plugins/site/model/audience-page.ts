import { z } from 'zod';
import { appLink, labels, list, pageDescription, pageTitle, picture } from './fields';
import { question } from './pricing';
import { productExample } from './product-examples';

const point = z
  .strictObject({ ...labels('title', 'text'), comingSoon: z.boolean(), example: productExample })
  .meta({ id: 'AudiencePoint' });

/** `creators.json` and `professionals.json`: a page for one audience. */
export const audiencePage = z
  .strictObject({
    title: pageTitle(),
    description: pageDescription(),
    ...labels('name', 'alt', 'pointsTitle', 'questionsTitle', 'comingSoon'),
    image: picture('audience'),
    cta: appLink,
    points: list(point),
    questions: list(question, { count: [0, Infinity] }),
    contact: z
      .strictObject({
        ...labels('title', 'text', 'label', 'subject', 'alt'),
        image: picture('audience'),
      })
      .meta({ id: 'AudienceContact' }),
  })
  .meta({ id: 'AudiencePage' });
