import { Mail } from 'lucide-react';
import { buttonVariants } from '../../components/ui/button';

/** A link that opens a mail to us. Its label is long: on the narrowest screens it takes two lines. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className={buttonVariants({
        size: 'lg',
        className:
          'mt-8 max-w-full max-sm:h-auto max-sm:min-h-14 max-sm:px-6 max-sm:py-3 max-sm:whitespace-normal',
      })}
    >
      <Mail aria-hidden />
      {label}
    </a>
  );
}
