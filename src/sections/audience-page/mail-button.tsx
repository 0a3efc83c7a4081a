import { Mail } from 'lucide-react';
import { buttonVariants } from '../../components/ui/button';

/** A link that opens a mail to us. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className={buttonVariants({
        size: 'lg',
        className: 'mt-8 py-3 max-sm:px-6',
      })}
    >
      <Mail aria-hidden />
      {/* With text twice as large a phone has no room for the longest word (WCAG 1.4.4). */}
      <span className="min-w-0 hyphens-auto">{label}</span>
    </a>
  );
}
