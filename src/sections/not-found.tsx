import { Container } from '../components/container';
import { GapPlate } from '../components/gap-plate';
import { Link } from '../components/link';
import { OnwardLink } from '../components/onward-link';
import { buttonVariants } from '../components/ui/button';
import { RichText } from '../components/rich-text';

/** The looks of the first links, which are buttons. */
const BUTTONS = [
  { size: 'lg', className: 'max-sm:w-full' },
  { variant: 'outline', size: 'lg', className: 'max-sm:w-full' },
] as const;

/** The 404 page: a message and links to other pages. */
export const NotFound = ({ content }: { content: Queries.NotFoundFragment }) => (
  <Container className="flex flex-col items-center pt-16 text-center sm:pt-24">
    <GapPlate
      shares={[]}
      className="w-[clamp(min(14rem,100%),22vw,26rem)] rounded-full shadow-card"
    />
    <h1 className="mt-10 text-5xl font-heavy sm:text-6xl 2xl:text-7xl">{content.headline}</h1>
    <p className="mt-5 max-w-lg text-lg text-balance text-muted lg:text-xl">
      <RichText html={content.text} />
    </p>
    {/* On phones a column of buttons, and a row of links below. */}
    <p className="mt-8 flex w-full max-w-80 flex-wrap justify-evenly gap-x-6 gap-y-3 sm:max-w-lg sm:justify-center">
      {content.links.flatMap(({ to, label }, place) => [
        place < BUTTONS.length ? (
          <Link key={label} to={to} className={buttonVariants(BUTTONS[place])}>
            {label}
          </Link>
        ) : (
          <OnwardLink key={label} to={to}>
            {label}
          </OnwardLink>
        ),
        ' ',
      ])}
    </p>
  </Container>
);
