import { Fragment } from 'react';

/**
 * Several short sentences. Where there is room, lines break between them. The space keeps its width at the end of a line:
 * Firefox leaves it out of the heading's name otherwise.
 */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.!?]) /).map((sentence, position) => (
    <Fragment key={sentence}>
      {position > 0 && <span className="whitespace-pre-wrap"> </span>}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
