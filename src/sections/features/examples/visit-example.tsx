import { Picture } from '../../../components/picture';
import type { ExampleDay } from './examples';

type VisitExampleProps = {
  card: ExampleDay['dishes'][number]['card'];
  /** The app's text about the recipe's site. */
  read: string;
};

/** A recipe in the app, and where to read it. */
export const VisitExample = ({ card, read }: VisitExampleProps) => (
  <div className="flex flex-1 flex-col overflow-clip rounded-2xl bg-surface">
    {/* The dish is named below. */}
    <Picture
      file={card.image}
      alt=""
      sizes="(min-width: 80rem) 552px, (min-width: 40rem) 40vw, 80vw"
      className="aspect-[3/2] w-full flex-1 object-cover @md:aspect-[5/2]"
    />
    <p className="flex flex-wrap justify-between gap-x-5 px-4 py-3 font-semibold">
      {card.title} <span className="font-normal text-muted">{read}</span>
    </p>
  </div>
);
