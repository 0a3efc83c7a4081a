import { Container } from '../../components/container';
import { EndOfFirstSight } from '../../components/end-of-first-sight';
import { firstPicture } from '../../components/first-picture';
import { Mail } from '../../components/icons';
import { OnwardLink } from '../../components/onward-link';
import { SafetyNote } from '../../components/safety-note';
import { buttonVariants } from '../../components/ui/button';
import { Picture, PicturePreload } from '../../components/picture';
import type { PictureFile } from '../../lib/picture-file';
import { ClosingPanel, ClosingPicture } from '../closing';
import { Questions } from '../questions';
import { TellMeWhen } from '../tell-me-when';
import { Points } from './points';
import type { ExamplesFor } from '../features/examples/examples';

const SIZES = '(min-width: 64rem) min(42vw, 960px), 90vw';

/** The preload of the page's picture, for its head. */
export const AudienceHead = ({ content }: Pick<AudiencePageProps, 'content'>) => (
  <PicturePreload {...firstPicture(content, SIZES)} />
);

type AudiencePageProps = {
  content: Queries.AudiencePageFragment & { readonly narrow: PictureFile };
  examplesFor: ExamplesFor;
  /** Says who the advice is meant for, on pages that give advice. */
  safety?: string;
  email: string;
  ways: Queries.SiteFragment['ways'];
  tellMeWhen: Queries.SiteFragment['tellMeWhen'];
};

/** The content of a page for one audience: introduction, benefits, questions and contact. */
export function AudiencePage({
  content,
  examplesFor,
  safety,
  email,
  ways,
  tellMeWhen,
}: AudiencePageProps) {
  const { contact, points, coming } = content;
  const here = coming ? points.filter(({ comingSoon }) => !comingSoon) : points;
  const later = points.filter(({ comingSoon }) => comingSoon);
  // Its subject is escaped per RFC 6068: a space is `%20`, not `+`.
  const mailButton = (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(contact.subject)}`}
      className={buttonVariants({
        size: 'lg',
        className: 'py-3 max-sm:px-[min(1.5rem,7.5vw)] lg:max-xl:px-5',
      })}
    >
      <Mail aria-hidden />
      {/* At 200% text size a phone has no room for the longest word (WCAG 1.4.4). */}
      <span className="min-w-0 hyphens-auto">{contact.label}</span>
    </a>
  );
  return (
    <>
      <Container className="grid grid-cols-1 gap-x-4 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-2 print:block print:space-y-10">
        <div className="min-w-0">
          <p className="font-bold text-accent">{content.name}</p>
          <h1 className="mt-3 text-5xl leading-[1.02] font-heavy sm:text-6xl lg:text-[clamp(2.5rem,5.2vw,6rem)]">
            {content.title}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-balance text-muted sm:text-xl lg:pe-6 2xl:text-2xl">
            {content.description}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
            {mailButton} <OnwardLink href={ways.signUp.href}>{ways.signUp.label}</OnwardLink>
          </div>
        </div>
        {/* Beside the text, it is as high as the text, whatever its own shape. */}
        <Picture
          {...firstPicture(content, SIZES)}
          alt={content.alt}
          priority
          className="aspect-[4/3] w-full rounded-panel object-cover sm:max-lg:aspect-[3/2] lg:h-0 lg:min-h-full print:h-auto"
        />
      </Container>
      <EndOfFirstSight />
      <section aria-labelledby="points-title" className="pt-24 sm:pt-32">
        <Container>
          <h2 id="points-title" className="text-section">
            {content.pointsTitle}
          </h2>
          <Points points={here} content={content} examplesFor={examplesFor} />
        </Container>
      </section>
      {coming && (
        <section aria-labelledby="coming-title" className="pt-16 sm:pt-24">
          <Container>
            <h2 id="coming-title" className="text-3xl sm:text-4xl lg:text-5xl">
              {coming.title}
            </h2>
            <p className="mt-4 max-w-3xl text-lg text-balance text-muted lg:text-xl">
              {coming.text}
            </p>
            <Points
              points={later}
              content={content}
              examplesFor={examplesFor}
              firstTint={here.length}
            />
          </Container>
        </section>
      )}
      {safety && <SafetyNote text={safety} />}
      <Questions title={content.questionsTitle} questions={content.questions} />
      {tellMeWhen && later.length > 0 && <TellMeWhen form={tellMeWhen} />}
      <ClosingPanel
        closing={contact}
        picture={<ClosingPicture {...contact} />}
        background="bg-mist"
      >
        <div className="mt-8">{mailButton}</div>
        {/* For visitors without a mail program */}
        <p className="mt-4 select-all">{email}</p>
      </ClosingPanel>
    </>
  );
}
