import { Mail } from '../../components/icons';
import { buttonVariants } from '../../components/ui/button';

type MailButtonProps = { email: string; subject: string; label: string };

/** A mailto link that looks like a button. Its subject is escaped per RFC 6068: a space is `%20`, not `+`. */
export function MailButton({ email, subject, label }: MailButtonProps) {
  return (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
      className={buttonVariants({
        size: 'lg',
        className: 'py-3 max-sm:px-6',
      })}
    >
      <Mail aria-hidden />
      {/* At 200% text size a phone has no room for the longest word (WCAG 1.4.4). */}
      <span className="min-w-0 hyphens-auto">{label}</span>
    </a>
  );
}
