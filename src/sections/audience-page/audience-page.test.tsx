import { render, screen } from '@testing-library/react';
import { photo } from '../../../tests/unit/pictures';
import { AudiencePage } from '.';

const CONTENT: Queries.AudiencePageFragment = {
  comingSoon: 'Coming soon',
  eyebrow: 'For creators',
  title: 'Your recipes, found',
  lead: 'An index of recipes.',
  cta: { label: 'Try it', href: 'https://app.example/signup' },
  alt: 'A bowl of soup',
  image: photo('soup'),
  pointsTitle: 'What you get',
  points: [
    { title: 'Visitors', text: 'They want to cook.', comingSoon: false },
    { title: 'Claims', text: 'Show that a site is yours.', comingSoon: true },
  ],
  questionsTitle: 'Questions',
  questions: [{ question: 'How?', answer: 'Like this.' }],
  contact: { title: 'Write to us', text: 'Ask.', label: 'Email us', subject: 'My site' },
};

beforeEach(() => {
  render(<AudiencePage content={CONTENT} email="hello@farm.example" />);
});

describe('AudiencePage', () => {
  test('has two mail buttons with address and subject', () => {
    const links = screen.getAllByRole('link', { name: 'Email us' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@farm.example?subject=My%20site',
      'mailto:hello@farm.example?subject=My%20site',
    ]);
  });

  test('has a button that leads to the app', () => {
    expect(screen.getByRole('link', { name: 'Try it' })).toHaveAttribute(
      'href',
      'https://app.example/signup',
    );
  });

  test('shows the mail address', () => {
    expect(screen.getByText('hello@farm.example')).toBeVisible();
  });

  test('marks only unavailable benefits as coming soon', () => {
    const [visitors, claims] = screen.getAllByRole('listitem');
    expect(visitors).not.toHaveTextContent('Coming soon');
    expect(claims).toHaveTextContent('Coming soon');
  });

  test('shows every question with its answer', () => {
    expect(screen.getByText('How?')).toBeVisible();
    expect(screen.getByText('Like this.')).toBeInTheDocument();
  });
});
