import { render } from '@testing-library/react';
import { GapPlate } from './gap-plate';

test('a share under 1% draws no arc', () => {
  const { container } = render(<GapPlate shares={[0.009]} />);
  expect(container.querySelector('.gap-plate-arc')).toHaveAttribute('stroke-dasharray', '0 99');
});

test('a plate without a dish shows five open gaps, and a plate without gaps shows no rim', () => {
  const { container } = render(<GapPlate shares={[]} />);
  expect(container.querySelector('[pathLength]')).toHaveAttribute('pathLength', '5');
  expect(container.querySelector('.gap-plate-arc')).toBeNull();
  const full = render(<GapPlate shares={[]}>Stew</GapPlate>);
  expect(full.container.querySelector('[pathLength]')).toBeNull();
});
