import { Sprout } from 'lucide-react';

/** Says that nothing costs anything yet. */
export function EarlyAccessBanner({ banner }: { banner: Queries.PricingFragment['banner'] }) {
  return (
    <div className="flex items-start gap-4 rounded-card bg-butter p-5 text-on-tint sm:items-center sm:p-6 forced-colors:border">
      <Sprout aria-hidden className="size-8 shrink-0" strokeWidth={1.6} />
      <p className="min-w-0">
        <strong className="font-display text-xl">{banner.title}</strong>{' '}
        <span className="block sm:inline">{banner.text}</span>
      </p>
    </div>
  );
}
