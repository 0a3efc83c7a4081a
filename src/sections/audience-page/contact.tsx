import { MailButton } from './mail-button';

type ContactProps = { contact: Queries.AudiencePageFragment['contact']; email: string };

/** A mail button, and the address as text for visitors without a mail program. */
export function Contact({ contact, email }: ContactProps) {
  return (
    <section aria-labelledby="contact-title" className="px-3 pt-24 sm:pt-32 lg:px-4">
      <div className="mx-auto max-w-[118.5rem] rounded-panel bg-forest px-6 py-16 text-center sm:py-24">
        <div className="text-ink scheme-dark">
          <h2 id="contact-title" className="text-4xl sm:text-5xl">
            {contact.title}
          </h2>
          <p className="mx-auto mt-4 max-w-xl text-lg text-muted">{contact.text}</p>
          <div className="mt-8">
            <MailButton email={email} subject={contact.subject} label={contact.label} />
          </div>
          <p className="mt-4 text-muted select-all">{email}</p>
        </div>
      </div>
    </section>
  );
}
