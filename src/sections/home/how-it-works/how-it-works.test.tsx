import { render, screen } from '@testing-library/react';
import { HowItWorks } from '.';

const CONTENT: Queries.HowItWorksFragment = {
  optional: 'optional',
  title: 'How it works',
  lead: 'In a few steps.',
  setupTitle: 'Set up',
  setup: [
    { title: 'Profile', description: 'Who eats.', optional: false },
    { title: 'Targets', description: 'How much.', optional: true },
  ],
  stepsTitle: 'Then',
  steps: [{ title: 'Discover', description: 'Search.', icon: 'search' }],
  integrationsTitle: 'On the way',
  integrations: [
    { title: 'Assistant', description: 'Ask it.', status: 'Coming soon', icon: 'sparkles' },
  ],
};

const item = (title: string) => screen.getByText(title).closest('li');

describe('HowItWorks', () => {
  test('marks only optional steps', () => {
    render(<HowItWorks content={CONTENT} />);
    expect(item('Profile')).not.toHaveTextContent('optional');
    expect(item('Targets')).toHaveTextContent('optional');
  });

  test('shows the status of an integration', () => {
    render(<HowItWorks content={CONTENT} />);
    expect(item('Assistant')).toHaveTextContent('Coming soon');
  });
});
