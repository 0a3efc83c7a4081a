import { render } from '@testing-library/react';
import { photo } from '../../../../tests/unit/pictures';
import { HouseholdTable } from './household-table';
import type { SharedDinner } from './shared-dinner';

const gap = (symbol: string, name: string) => ({ symbol, name, unit: 'g', target: 1, eaten: 0 });

const plate = (name: string, gaps: SharedDinner['plates'][number]['gaps']) => ({
  name,
  line: name,
  href: '/try',
  day: { person: name, set: 'us', eaten: [] },
  gaps,
  score: 0.5,
  shares: gaps.map(() => 0.5),
  over: [],
});

test('the legend explains each symbol once, except letters such as the D of vitamin D', () => {
  const plates = [
    plate('Cook', [gap('Fi', 'Fiber'), gap('D', 'Vitamin D'), gap('K1', 'Vitamin K')]),
    plate('Child', [gap('Ca', 'Calcium'), gap('Fi', 'Fiber')]),
  ];
  const { container } = render(
    <HouseholdTable
      dinner={{ title: 'Soup', score: 0.5, plates }}
      plate={photo('Soup')}
      dishes={3}
      template="{score} of {dishes}"
      over={{ text: '', nutrient: '' }}
      label="Sample"
    />,
  );
  const named = [...container.querySelectorAll('.household-symbols > span')].map(
    (each) =>
      `${each.querySelector('[data-symbol]')?.getAttribute('data-symbol')} ${each.textContent.trim()}`,
  );
  expect(named).toEqual(['Ca calcium', 'Fi fiber', 'K1 vitamin K']);
});
