import { Fragment, type ReactNode } from 'react';

type InterpolatedProps = { template: string; values: Readonly<Record<string, ReactNode>> };

/** Renders a template such as `By {author}` with React nodes in place of its placeholders. */
export const Interpolated = ({ template, values }: InterpolatedProps) =>
  template
    .split(/(\{\w+\})/)
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    .map((part, index) => <Fragment key={index}>{values[part.slice(1, -1)] ?? part}</Fragment>);
