import { Interpolated } from '../../components/interpolated';
import { LongDate } from '../../components/long-date';
import { LOCALE } from '../../lib/format';

const LIST = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

type BylineProps = {
  frontmatter: Pick<Queries.PostCardFragment['frontmatter'], 'author' | 'date'> & {
    readonly updated?: string | null;
  };
  /** The template of the authors' names, such as `By {author}`. */
  template: string;
  /** The template of the day of the last change, which lists don't show: `Updated {date}`. */
  updatedTemplate?: string;
  className: string;
};

/** Who wrote an article, and when: `By Ada, Bo, and Cy · October 19, 2025`. */
export function Byline({ frontmatter, template, updatedTemplate, className }: BylineProps) {
  const { author, date, updated } = frontmatter;
  const names = LIST.formatToParts(author).map(({ type, value }, index) =>
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    type === 'element' ? <bdi key={index}>{value}</bdi> : value,
  );
  return (
    <p className={className}>
      <Interpolated template={template} values={{ author: names }} />
      {date && (
        <>
          {' · '}
          <LongDate iso={date} />
        </>
      )}
      {updated && updatedTemplate && (
        <>
          {' · '}
          <Interpolated template={updatedTemplate} values={{ date: <LongDate iso={updated} /> }} />
        </>
      )}
    </p>
  );
}
