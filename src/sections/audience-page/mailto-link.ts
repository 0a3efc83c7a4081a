/** A mailto address with a subject, escaped as RFC 6068 asks (a space is %20, never a plus). */
export const mailtoLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
