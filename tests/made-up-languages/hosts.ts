import { PSEUDO_LOCALES } from '../../checks/made-up-languages/locales';

const FIRST_PORT = Number(process.env.E2E_PORT || 4183);

/** Where the site in a made-up language is served while it is tested. */
export const addressOf = (name: string): string =>
  `http://localhost:${FIRST_PORT + PSEUDO_LOCALES.findIndex((locale) => locale.name === name)}`;
