import { Picture } from '../../../components/picture';

type Slide = Queries.HeroFragment['slides'][number];

/** One picture of the slideshow. One that has never had its turn isn't drawn, and so isn't fetched. */
export function HeroSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <div className="hero-slide" data-fetched={isFirst ? '' : undefined}>
      <Picture
        file={slide.wide}
        alt={slide.alt}
        sizes="(min-width: 1920px) 1896px, 100vw"
        narrow={{
          media: '(max-width: 47.99rem)',
          file: slide.narrow,
          sizes: 'calc(100vw - 1.5rem)',
        }}
        priority={isFirst}
        className="hero-picture"
      />
    </div>
  );
}
