import { Container } from '../../components/container';
import { Mail } from '../../components/icons';
import { SafetyNote } from '../../components/safety-note';
import { Badge } from '../../components/ui/badge';
import { buttonVariants } from '../../components/ui/button';
import { Picture, PicturePreload } from '../../components/picture';
import { RichText } from '../../components/rich-text';
import { ClosingPanel, ClosingPicture } from '../closing';
import { ProductExample } from '../features/examples/product-example';
import { isWideFeature } from '../features/rhythm';
import { TINTS } from '../features/tile-colors';
import { Questions } from '../questions';
import { TellMeWhen } from '../tell-me-when';
import type { ExamplesFor } from '../features/examples/examples';

const SIZES = '(min-width: 64rem) min(42vw, 960px), 90vw';

/** The preload of the page's picture, for its head. */
export const AudienceHead = ({ content }: Pick<AudiencePageProps, 'content'>) => (
  <PicturePreload file={content.image} sizes={SIZES} />
);

type AudiencePageProps = {
  content: Queries.AudiencePageFragment;
  examplesFor: ExamplesFor;
  /** Whom the advice is for, if the page is about advice. */
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
  const { contact } = content;
  // Its subject is escaped per RFC 6068: a space is `%20`, not `+`.
  const mailButton = (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(contact.subject)}`}
      className={buttonVariants({ size: 'lg', className: 'py-3 max-sm:px-6' })}
    >
      <Mail aria-hidden />
      {/* At 200% text size a phone has no room for the longest word (WCAG 1.4.4). */}
      <span className="min-w-0 hyphens-auto">{contact.label}</span>
    </a>
  );
  return (
    <>
      <Container className="grid grid-cols-1 gap-x-4 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-2 lg:items-start">
        <div className="min-w-0">
          <p className="font-bold text-accent">{content.name}</p>
          <h1 className="mt-3 text-5xl leading-[1.02] font-heavy sm:text-6xl lg:text-[clamp(2.5rem,5.2vw,6rem)]">
            {content.title}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-balance text-muted sm:text-xl lg:pe-6 2xl:text-2xl">
            {content.description}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
            {mailButton}{' '}
            <a href={ways.signUp.href} className={buttonVariants({ variant: 'link' })}>
              {ways.signUp.label}
            </a>
          </div>
        </div>
        <Picture
          file={content.image}
          sizes={SIZES}
          alt={content.alt}
          priority
          className="aspect-[4/3] w-full rounded-panel object-cover sm:max-lg:aspect-[3/2]"
        />
      </Container>
      <section aria-labelledby="points-title" className="pt-24 sm:pt-32">
        <Container>
          <h2 id="points-title" className="text-section">
            {content.pointsTitle}
          </h2>
          <ul className="mt-10 grid grid-cols-1 gap-4 xl:grid-cols-2 2xl:[zoom:1.15]">
            {content.points.map(({ title, text, comingSoon, example }, position, { length }) => (
              <li
                key={title}
                data-layout={isWideFeature(position, length) ? 'wide' : 'half'}
                className={`point ${TINTS[position % TINTS.length]}`}
              >
                <div className="point-text">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                    <h3>{title}</h3>{' '}
                    {comingSoon && (
                      <Badge className="bg-surface! dark:bg-white/15!">{content.comingSoon}</Badge>
                    )}
                  </div>
                  <p className="mt-2 text-balance">
                    <RichText html={text} />
                  </p>
                </div>
                <ProductExample
                  example={example}
                  examples={examplesFor(example.slide)}
                  className="sm:p-5"
                />
              </li>
            ))}
          </ul>
        </Container>
      </section>
      {safety && <SafetyNote text={safety} />}
      <Questions title={content.questionsTitle} questions={content.questions} />
      {tellMeWhen && content.points.some(({ comingSoon }) => comingSoon) && (
        <TellMeWhen form={tellMeWhen} />
      )}
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
