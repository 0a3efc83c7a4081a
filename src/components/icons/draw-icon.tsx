import type { SVGProps } from 'react';

/** The shapes of an icon, on a field of 24 by 24. */
export type Shapes = readonly (readonly [
  shape: 'circle' | 'line' | 'path' | 'rect',
  attributes: Readonly<Record<string, string>>,
])[];

/**
 * An icon that looks like Lucide's own components: plugins/gatsby-plugin-lean-build/icon-shapes.cjs puts it in their place,
 * because their runtime weighs 1.3 kB more on every page. Without a label it isn't heard.
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
