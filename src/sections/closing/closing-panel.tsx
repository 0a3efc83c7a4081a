import type { ReactNode } from 'react';
import { Picture } from '../../components/picture';
import type { PictureFile } from '../../lib/picture-file';

type ClosingPanelProps = {
  id: string;
  title: string;
  picture: { readonly image: PictureFile; readonly alt: string };
  /** The classes of the background color, and of the scheme that fits it. */
  look: string;
  className?: string;
  children: ReactNode;
};

/** The panel at the end of a page: what to do next, with a dish on the panel's color. */
export const ClosingPanel = (props: ClosingPanelProps) => {
  const { id, title, picture, look, className = '', children } = props;
  return (
    <section aria-labelledby={id} className={`px-3 pt-24 sm:pt-32 lg:px-4 ${className}`}>
      <div
        className={`${look} relative mx-auto max-w-[118.5rem] overflow-clip rounded-panel text-ink forced-colors:border`}
      >
        <div className="relative z-1 mx-auto max-w-7xl px-5 pt-14 pb-8 sm:px-8 sm:pt-20 lg:py-28">
          <div className="lg:max-w-[46%]">
            <h2 id={id} className="text-4xl sm:text-6xl">
              {title}
            </h2>
            {children}
          </div>
        </div>
        <Picture
          file={picture.image}
          alt={picture.alt}
          sizes="(min-width: 64rem) 44rem, (min-width: 40rem) 38rem, 100vw"
          className="closing-picture"
        />
      </div>
    </section>
  );
};
