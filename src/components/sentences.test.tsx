import { render } from '@testing-library/react';
import { Sentences } from './sentences';

test('a heading keeps the space between two sentences when a line breaks there', () => {
  const { container } = render(<Sentences text="Eat now. Cook later." />);
  expect(container).toHaveTextContent('Eat now. Cook later.');
  expect(container.querySelector('.whitespace-pre-wrap')).toHaveTextContent(' ', {
    normalizeWhitespace: false,
  });
});
