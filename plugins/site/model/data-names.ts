/** The path of a data file, relative to the project's folder. */
export const pathOf = (name: string): string => `content/data/${name}.json`;

const inCapitals = (name: string, start: RegExp) =>
  name.replace(start, (_whole, letter: string) => letter.toUpperCase());

/** The field of a data file in the GraphQL type `Content`: `howItWorks` for `how-it-works`. */
export const contentField = (name: string) => inCapitals(name, /-(.)/g);

/** The GraphQL type of a data file: `HowItWorksJson` for `how-it-works`. Each has one node. */
export const jsonTypeName = (name: string) => `${inCapitals(name, /(?:^|-)(.)/g)}Json`;
