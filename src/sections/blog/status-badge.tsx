import { Badge } from '../../components/ui/badge';

const LABELS = { draft: 'Draft', scheduled: 'Scheduled', published: null };

/** Tells an author that visitors don't see an article yet. */
export function StatusBadge({ status }: { status: Queries.PostStatus }) {
  const label = LABELS[status];
  return label && <Badge className="ml-2">{label}</Badge>;
}
