import { photo } from './pictures';

/** The query result for four audiences; the last one is coming soon. */
export const AUDIENCES: Queries.AudiencesFragment = {
  title: 'For everyone',
  comingSoon: 'Coming soon',
  label: 'Who it is for',
  tabs: ['Families', 'Athletes', 'Health Goals', 'Professionals'].map((role) => ({
    id: role.toLowerCase().replace(' ', '-'),
    role,
    comingSoon: role === 'Professionals',
    title: `Made for ${role}`,
    description: `What ${role} get.`,
    benefits: [`A benefit of ${role}`],
    image: photo('table'),
    alt: 'A table',
  })),
};
