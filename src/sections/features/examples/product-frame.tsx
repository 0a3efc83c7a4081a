import type { ReactNode } from 'react';

type ProductFrameProps = {
  title: string;
  /** Beside the title, such as the word that marks an example. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** The frame of a view of the product, with its title. */
export const ProductFrame = ({ title, label, className = '', children }: ProductFrameProps) => (
  <figure className={`product-frame ${className}`}>
    <figcaption>
      {`${title} `}
      <span>{label}</span>
    </figcaption>
    <div>{children}</div>
  </figure>
);
