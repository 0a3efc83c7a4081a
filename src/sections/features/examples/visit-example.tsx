import { ArrowUpRight } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import type { ExampleDay } from './examples';

type VisitExampleProps = {
  card: ExampleDay['dishes'][number]['card'];
  /** The text of the link to its site. */
  read: string;
};

/** A recipe as it is found, with the link to its site. */
export const VisitExample = ({ card, read }: VisitExampleProps) => (
  <div className="flex flex-1 flex-col overflow-clip rounded-2xl bg-surface">
    {/* The dish is named below. */}
    <Picture
      file={card.image}
      alt=""
      sizes="(min-width: 80rem) 552px, (min-width: 40rem) 40vw, 80vw"
      className="aspect-[3/2] w-full flex-1 object-cover @md:aspect-[5/2]"
    />
    <p className="flex flex-wrap items-center justify-between gap-x-5 px-4 py-3 font-semibold">
      {card.title}{' '}
      <span className="flex items-center gap-1 font-normal underline decoration-accent decoration-2 underline-offset-4">
        {read}
        <ArrowUpRight aria-hidden className="size-5" />
      </span>
    </p>
  </div>
);
