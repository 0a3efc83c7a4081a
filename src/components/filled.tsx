import { Fragment, type ReactNode } from 'react';

type FilledProps = { template: string; values: Readonly<Record<string, ReactNode>> };

/** A text of the content with elements in the places of its names: `By {author}`. */
export const Filled = ({ template, values }: FilledProps) =>
  template
    .split(/(\{\w+\})/)
    .map((part, place) => <Fragment key={place}>{values[part.slice(1, -1)] ?? part}</Fragment>);
