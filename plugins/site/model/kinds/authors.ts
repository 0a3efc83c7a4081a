import { z } from 'zod';
import { field } from './kind';
import { list } from './list';
import { text } from './text';

/** One author or several. Queries return a list. */
export const authors = (description: string) =>
  field(
    description,
    { expected: 'text or a list', type: '[String!]', control: { widget: 'list' } },
    z.union([
      text('The name of the author.'),
      list('The names of the authors.', text('The name of an author.')),
    ]),
  );
