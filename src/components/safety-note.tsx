import { Container } from './container';
import { Stethoscope } from './icons';

/** Whom the advice of a page is for, and who should ask somebody first. */
export const SafetyNote = ({ text }: { text: string }) => (
  <Container className="pt-10 sm:pt-12">
    <p className="flex max-w-4xl items-start gap-4 text-balance wrap-anywhere text-muted">
      <Stethoscope aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
      {text}
    </p>
  </Container>
);
