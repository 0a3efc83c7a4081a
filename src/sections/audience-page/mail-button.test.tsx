import { render, screen } from '@testing-library/react';
import { MailButton } from './mail-button';

describe('MailButton', () => {
  test('escapes spaces and reserved characters of the subject', () => {
    render(<MailButton email="hello@farm.example" subject="My site & recipes?" label="Email us" />);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:hello@farm.example?subject=My%20site%20%26%20recipes%3F',
    );
  });
});
