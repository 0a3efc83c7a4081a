import { z } from 'zod';
import { oneOf } from '../../sentences';
import { field } from './kind';

/** Names that GraphQL allows for the values of an enum. */
const ENUM_VALUE = /^[A-Za-z]\w*$/;

/**
 * One of several words.
 * @param type the name of its enum in GraphQL, if several fields share it; any other is named by its place
 */
export const choice = <Option extends string>(
  description: string,
  options: readonly Option[],
  type?: string,
) =>
  field(
    description,
    {
      expected: `one of ${oneOf(options)}`,
      type: options.every((option) => ENUM_VALUE.test(option)) ? type : 'String',
      control: { widget: 'select', options },
    },
    z.enum(options),
  );

/** Yes or no. */
export const flag = (description: string) =>
  field(
    description,
    { expected: 'true or false', type: 'Boolean', control: { widget: 'boolean' } },
    z.boolean(),
  );
