import { Container } from '../components/container';
import { Button } from '../components/ui/button';

type TellMeWhenProps = { form: NonNullable<Queries.SiteFragment['tellMeWhen']> };

/** A form that sends an email address to the service of the newsletter. The browser submits it, without a script. */
export function TellMeWhen({ form }: TellMeWhenProps) {
  const { action, field, title, text, label, button } = form;
  return (
    <section aria-labelledby="tell-me-when-title" className="pt-24 sm:pt-32 print:hidden">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="tell-me-when-title" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="mt-3 text-muted">{text}</p>
        </div>
        <form action={action} method="post" className="grid grid-cols-1 gap-2 self-end">
          <label htmlFor="tell-me-when" className="font-semibold">
            {label}
          </label>{' '}
          <div className="flex flex-wrap gap-3">
            <input
              id="tell-me-when"
              type="email"
              name={field}
              required
              // Otherwise Firefox calls the empty field invalid before anybody has typed.
              aria-invalid={false}
              autoComplete="email"
              className="min-h-11 min-w-0 flex-1 basis-64 rounded-full border border-control bg-surface px-[min(1.25rem,8%)]"
            />{' '}
            <Button type="submit">{button}</Button>
          </div>
        </form>
      </Container>
    </section>
  );
}
