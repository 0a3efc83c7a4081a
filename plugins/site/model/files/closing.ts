import { group, picture, texts } from '../kinds';

/** The title and the picture with which a page ends. */
export const closing = () =>
  group(
    'The call with which the page ends.',
    {
      ...texts({
        title: 'The heading of the call, a short sentence.',
        text: 'One or two sentences below it.',
        alt: 'What the picture shows, for people who can’t see it.',
      }),
      image: picture('The picture beside the call.', 'audience'),
    },
    { type: 'Closing' },
  );
