import { Fragment } from 'react';

/** Several short sentences. Where there is room, lines break between them. */
export const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=[.!?]) /).map((sentence, position) => (
    <Fragment key={sentence}>
      {position > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
