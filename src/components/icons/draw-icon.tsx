import type { SVGProps } from 'react';

/** The SVG elements of an icon, in a `viewBox` of 24 by 24. */
export type Shapes = readonly (readonly [
  shape: 'circle' | 'line' | 'path' | 'rect',
  attributes: Readonly<Record<string, string>>,
])[];

/**
 * A component that renders an icon like Lucide's own components, which weigh 1.3 kB more on every page:
 * plugins/gatsby-plugin-lean-build/icon-shapes.cjs replaces them by it. Without a label it is `aria-hidden`.
 */
export const drawIcon = (shapes: Shapes) =>
  function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        role={props['aria-label'] ? 'img' : undefined}
        aria-hidden={!props['aria-label']}
        {...props}
      >
        {shapes.map(([Shape, attributes]) => (
          <Shape key={Object.values(attributes).join()} {...attributes} />
        ))}
      </svg>
    );
  };
