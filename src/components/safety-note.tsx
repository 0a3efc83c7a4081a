import { Container } from './container';
import { Stethoscope } from './icons';

/** Says who a page’s advice is meant for, and who should ask a professional first. */
export const SafetyNote = ({ text }: { text: string }) => (
  <Container>
    <p className="safety-note">
      <Stethoscope aria-hidden />
      {text}
    </p>
  </Container>
);
