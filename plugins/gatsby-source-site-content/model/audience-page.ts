import { z } from 'zod';
import { appLink, list, pageDescription, pageTitle, picture, text } from './fields';
import { question } from './pricing';

const point = z
  .strictObject({ title: text(), text: text(), comingSoon: z.boolean() })
  .meta({ id: 'AudiencePoint' });

/** `creators.json` and `professionals.json`: a page for one audience. */
export const audiencePage = z
  .strictObject({
    title: pageTitle(),
    description: pageDescription(),
    name: text(),
    alt: text(),
    pointsTitle: text(),
    questionsTitle: text(),
    comingSoon: text(),
    image: picture('audience'),
    cta: appLink,
    points: list(point),
    questions: list(question),
    contact: z
      .strictObject({ title: text(), text: text(), label: text(), subject: text() })
      .meta({ id: 'AudienceContact' }),
  })
  .meta({ id: 'AudiencePage' });
