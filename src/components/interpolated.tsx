import { Fragment, type ReactNode } from 'react';

type InterpolatedProps = {
  template: string;
  values: Readonly<Record<string, ReactNode>>;
  /** Shows only the values; the words between them are for screen readers. */
  isSpoken?: boolean;
};

/** Renders a template such as `By {author}` with React nodes in place of its placeholders. */
export const Interpolated = ({ template, values, isSpoken = false }: InterpolatedProps) =>
  template.split(/(\{\w+\})/).map((part, index) => {
    const value = values[part.slice(1, -1)];
    const words =
      isSpoken && part.trim() ? <span className="sr-only select-none">{part}</span> : part;
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{value ?? words}</Fragment>;
  });
