import { Fragment } from 'react';

/** A short text of several sentences: where there is room, none of them begins at the end of a line. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.!?]) /).map((sentence, position) => (
    <Fragment key={sentence}>
      {position > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
