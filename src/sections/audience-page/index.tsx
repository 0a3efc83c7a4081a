import { Container } from '../../components/container';
import { buttonVariants } from '../../components/ui/button';
import { Picture, PicturePreload } from '../../components/picture';
import { ClosingPanel } from '../closing/closing-panel';
import { Questions } from '../questions';
import { MailButton } from './mail-button';
import { Points } from './points';
import type { Examples } from '../features/examples/examples';

/** The picture beside the introduction. */
const pictureOf = ({ image }: Pick<Queries.AudiencePageFragment, 'image'>) => ({
  file: image,
  sizes: '(min-width: 48rem) min(42vw, 960px), 88vw',
});

/** The preload of the page's picture, for its head. */
export const AudienceHead = ({ content }: Pick<AudiencePageProps, 'content'>) => (
  <PicturePreload {...pictureOf(content)} />
);

type AudiencePageProps = {
  content: Queries.AudiencePageFragment;
  examples: Examples;
  email: string;
};

/** The content of a page for one audience: introduction, benefits, questions and contact. */
export function AudiencePage({ content, examples, email }: AudiencePageProps) {
  const { contact } = content;
  const mail = { email, subject: contact.subject, label: contact.label };
  return (
    <>
      <Container className="grid grid-cols-1 items-center gap-x-4 gap-y-10 pt-10 sm:pt-16 md:grid-cols-2">
        <div className="min-w-0">
          <p className="font-bold text-accent">{content.name}</p>
          <h1 className="mt-3 text-5xl leading-[1.02] font-heavy sm:text-6xl md:text-[clamp(2.5rem,5.2vw,5rem)]">
            {content.title}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-balance text-muted sm:text-xl md:pe-6">
            {content.description}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <MailButton {...mail} />{' '}
            <a
              href={content.cta.href}
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
            >
              {content.cta.label}
            </a>
          </div>
        </div>
        <Picture
          {...pictureOf(content)}
          alt={content.alt}
          priority
          className="aspect-[4/3] w-full rounded-panel object-cover"
        />
      </Container>
      <Points content={content} examples={examples} />
      <Questions title={content.questionsTitle} questions={content.questions} />
      <ClosingPanel
        id="contact-title"
        title={contact.title}
        text={contact.text}
        picture={contact}
        look="bg-forest scheme-dark"
      >
        <div className="mt-8">
          <MailButton {...mail} />
        </div>
        {/* For visitors without a mail program */}
        <p className="mt-4 text-muted select-all">{email}</p>
      </ClosingPanel>
    </>
  );
}
