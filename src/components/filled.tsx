import { Fragment, type ReactNode } from 'react';

type FilledProps = { template: string; values: Readonly<Record<string, ReactNode>> };

/** A text of the content with elements in the places of its names: `By {author}`. */
export const Filled = ({ template, values }: FilledProps) =>
  template
    .split(/(\{\w+\})/)
    // The parts of a text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    .map((part, place) => <Fragment key={place}>{values[part.slice(1, -1)] ?? part}</Fragment>);
