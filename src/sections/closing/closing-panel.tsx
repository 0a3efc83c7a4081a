import type { ReactNode } from 'react';
import { Picture } from '../../components/picture';
import { Sentences } from '../../components/sentences';
import type { PictureFile } from '../../lib/picture-file';

type ClosingPanelProps = {
  id: string;
  title: string;
  text: string;
  picture: ReactNode;
  /** The classes of the background color and the matching color scheme. */
  look: string;
  className?: string;
  children: ReactNode;
};

/** The panel at the end of a page: what to do next, above a picture on narrow screens and beside it on wide ones. */
export const ClosingPanel = (props: ClosingPanelProps) => {
  const { id, title, text, picture, look, className = '', children } = props;
  return (
    <section aria-labelledby={id} className={`pt-24 sm:pt-32 ${className}`}>
      <div className={`${look} panel overflow-clip text-ink forced-colors:border`}>
        <div className="grid grid-cols-1 items-center md:grid-cols-[minmax(0,1fr)_min(50%,52rem)] md:ps-(--margin)">
          <div className="px-(--margin) pt-14 pb-6 md:px-0 md:py-12">
            <h2 id={id} className="text-4xl md:text-[clamp(2.5rem,4.4vw,4.5rem)]">
              {title}
            </h2>
            <p className="mt-5 max-w-xl text-lg text-balance lg:text-xl">
              <Sentences text={text} />
            </p>
            {children}
          </div>
          {picture}
        </div>
      </div>
    </section>
  );
};

type ClosingPictureProps = { picture: { readonly image: PictureFile; readonly alt: string } };

/** A dish without a table. */
export const ClosingPicture = ({ picture: { image, alt } }: ClosingPictureProps) => (
  <Picture
    file={image}
    alt={alt}
    sizes="(min-width: 104rem) 52rem, (min-width: 48rem) 50vw, (min-width: 32rem) 32rem, 100vw"
    className="aspect-[4/3] w-[min(100%,32rem)] justify-self-center bg-transparent object-contain md:w-full rtl:-scale-x-100"
  />
);
