import { Picture } from '../../components/picture';

/** A picture of the real app, with its caption. */
export const AppScreen = ({
  image,
  alt,
  caption,
}: NonNullable<Queries.PlansFragment['screen']>) => (
  <figure className="mt-16 sm:mt-24">
    <Picture
      file={image}
      alt={alt}
      sizes="(min-width: 100rem) 1600px, 90vw"
      className="h-auto w-full rounded-card border border-line"
    />
    <figcaption className="mt-3 text-muted">{caption}</figcaption>
  </figure>
);
