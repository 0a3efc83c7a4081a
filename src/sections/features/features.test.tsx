import { render, screen, within } from '@testing-library/react';
import examples from '../../../content/data/feature-examples.json';
import { Features } from '.';

const FEATURES: Queries.FeaturesFragment = {
  title: 'What it does',
  pageLead: 'Part by part.',
  tiles: [
    {
      id: 'gaps',
      title: 'Gap Matching',
      icon: 'gaps',
      description: 'What is missing.',
      details: ['The largest gap first.', 'One list.'],
    },
    {
      id: 'filters',
      title: 'Advanced Filters',
      icon: 'filters',
      description: 'What you would cook.',
      details: ['Diet and allergies.'],
    },
  ],
};

const feature = (name: string) => screen.getByRole('region', { name });

describe('Features', () => {
  beforeEach(() => void render(<Features features={FEATURES} examples={examples} />));

  test('shows each feature under its title, with its details and an example', () => {
    const own = within(feature('Gap Matching'));
    expect(own.getByRole('heading', { level: 2 })).toHaveTextContent('Gap Matching');
    expect(own.getByText('The largest gap first.')).toBeVisible();
    expect(own.getByText('One list.')).toBeVisible();
    expect(own.getByRole('figure')).toHaveTextContent(examples.gaps.caption);
  });

  test('gives each feature the id that the links to it contain', () => {
    expect(feature('Gap Matching')).toHaveAttribute('id', 'gaps');
    expect(feature('Advanced Filters')).toHaveAttribute('id', 'filters');
  });

  test('marks the contents of the home page’s panels by data-panel, without the title', () => {
    const panel = feature('Advanced Filters').querySelector('[data-panel=feature-filters]');
    expect(panel).toHaveTextContent('Diet and allergies.');
    expect(panel).not.toHaveTextContent('Advanced Filters');
  });
});
