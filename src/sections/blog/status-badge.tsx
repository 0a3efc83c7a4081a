import { Badge } from '../../components/ui/badge';

type StatusBadgeProps = {
  status: Queries.PostStatus;
  labels: Pick<Queries.PostCardWordsFragment, 'draft' | 'scheduled'>;
};

/** Tells an author that visitors don't see an article yet. */
export function StatusBadge({ status, labels }: StatusBadgeProps) {
  if (status === 'published') return null;
  return <Badge className="ms-2">{labels[status]}</Badge>;
}
