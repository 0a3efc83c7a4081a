import { ClosingPanel } from '../closing/closing-panel';
import { MailButton } from './mail-button';

type ContactProps = { contact: Queries.AudiencePageFragment['contact']; email: string };

/** A mail button, with the address as text for visitors without a mail program. */
export const Contact = ({ contact, email }: ContactProps) => (
  <ClosingPanel
    id="contact-title"
    title={contact.title}
    text={contact.text}
    picture={contact}
    look="bg-forest scheme-dark"
  >
    <div className="mt-8">
      <MailButton email={email} subject={contact.subject} label={contact.label} />
    </div>
    <p className="mt-4 text-muted select-all">{email}</p>
  </ClosingPanel>
);
