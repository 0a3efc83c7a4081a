import { Container } from './container';
import { Stethoscope } from './icons';

/** Whom the advice of a page is for, and who should ask somebody first. */
export const SafetyNote = ({ text }: { text: string }) => (
  <Container>
    <p className="safety-note">
      <Stethoscope aria-hidden />
      {text}
    </p>
  </Container>
);
