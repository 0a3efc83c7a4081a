import type { ReactNode } from 'react';
import { Picture } from '../../components/picture';
import { Sentences } from '../../components/sentences';
import { WayLinks } from './way-links';
import type { PictureFile } from '../../lib/picture-file';

type ClosingProps = {
  closing: { readonly title: string; readonly text: string };
  picture: ReactNode;
  /** The classes of the panel's background, which fits the picture in both themes. */
  background: string;
};

/** The panel at the end of a page: what to do next, above a picture on narrow screens and beside it on wide ones. */
export const ClosingPanel = (props: ClosingProps & { children: ReactNode }) => (
  <section aria-labelledby="closing-title" className="pt-12 sm:pt-32 print:pt-8">
    <div className={`${props.background} closing-panel panel`}>
      <div className="closing-columns">
        <div className="closing-words">
          <h2 id="closing-title" className="closing-title">
            {props.closing.title}
          </h2>
          <p className="closing-text">
            <Sentences text={props.closing.text} />
          </p>
          {props.children}
        </div>
        {props.picture}
      </div>
    </div>
  </section>
);

type ClosingCallProps = ClosingProps & { ways: Queries.SiteFragment['ways'] };

/** The call to action at the end of a page. */
export const ClosingCall = ({ ways, background, ...props }: ClosingCallProps) => (
  <ClosingPanel {...props} background={`${background} print:hidden`}>
    <WayLinks ways={ways} />
  </ClosingPanel>
);

/** A dish without a table. */
export const ClosingPicture = ({ image, alt }: { image: PictureFile; alt: string }) => (
  <Picture
    file={image}
    alt={alt}
    sizes="(min-width: 104rem) 52rem, (min-width: 48rem) 50vw, (min-width: 32rem) 32rem, 100vw"
    className="closing-dish aspect-[4/3] w-[min(100%,32rem)] justify-self-center bg-transparent object-contain md:w-full rtl:-scale-x-100"
  />
);
