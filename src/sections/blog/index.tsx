import { Container } from '../../components/container';
import { EndOfFirstSight } from '../../components/end-of-first-sight';
import { Island } from '../../islands/island';
import { listPath, pagePath, type Category, type ListPage } from '../../lib/blog-lists';
import { formatNumber } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { pageTitle } from '../../lib/metadata';
import { EndingPanel } from '../closing/ending';
import { CategoryFilter } from './category-filter.island';
import { Companions } from './companions';
import type { List } from './list';
import { listTitle } from './list-title';
import { formatPosition } from './pagination';

/** With more articles than this, the list needs no panels to fill it. */
const MOST_WITH_COMPANIONS = 2;

type BlogListProps = Omit<ListPage, 'path' | 'ids'> & {
  site: Pick<Queries.SiteFragment, 'name' | 'tagline' | 'ways'>;
  labels: Queries.BlogListLabelsFragment;
  /** The articles on this page, in order. */
  posts: readonly Queries.PostCardFragment[];
  /** For the panels below a few articles. */
  plates: Queries.DayPlatesFragment;
};

/** A page of a list of articles, newest first, with buttons for the other lists. */
export function BlogList(props: BlogListProps) {
  const { site, labels, posts, plates, categories, count, category, page, pages } = props;
  const { list, card, companions, title: headline } = labels;
  const shownCompanions = count <= MOST_WITH_COMPANIONS ? companions : null;

  const describe = (of: Category | null, number = 1): List => ({
    path: pagePath(listPath(of), number),
    category: of && of.name,
    title: pageTitle(listTitle(labels, of && of.name, number), site),
    addition: [
      of && interpolate(list.categoryAdded, { category: of.name }),
      number > 1 && formatPosition(list, number, pages),
    ]
      .filter(Boolean)
      .join(' '),
    announcement: interpolate(list.found, {
      category: of ? of.name : list.all,
      count: formatNumber(of ? of.count : count),
    }),
  });
  return (
    <>
      <Container className="pt-10 sm:pt-16">
        <Island>
          <CategoryFilter
            headline={headline}
            hasFeed={!process.env.SITE_DRAFTS}
            labels={{ list, card }}
            lists={[null, ...categories].map((each) => describe(each))}
            openedList={describe(categories.find(({ name }) => name === category) ?? null, page)}
            openedContent={{ posts, page, pages }}
          />
        </Island>
        {shownCompanions && (
          <>
            <EndOfFirstSight />
            <Companions texts={shownCompanions} plates={plates} ways={site.ways} />
          </>
        )}
      </Container>
      {/* The companions already lead to a day of one's own and to the app. */}
      {!shownCompanions && <EndingPanel question={labels.post.ending} ways={site.ways} />}
    </>
  );
}
