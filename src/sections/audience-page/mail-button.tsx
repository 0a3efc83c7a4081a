import { Mail } from 'lucide-react';
import { buttonVariants } from '../../components/ui/button';

/** A link that opens a mail to us. Its label is long, and takes two lines where it has to (WCAG 1.4.4). */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className={buttonVariants({
        size: 'lg',
        className: 'mt-8 h-auto! min-h-14 max-w-full py-3 whitespace-normal! max-sm:px-6',
      })}
    >
      <Mail aria-hidden />
      {label}
    </a>
  );
}
