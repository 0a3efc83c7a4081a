import { render } from '@testing-library/react';
import { Filled } from './filled';

const fillIn = (template: string) =>
  render(<Filled template={template} values={{ author: <bdi>Ada</bdi> }} />).container;

test('an element stands in the place of its name, wherever a language puts it', () => {
  expect(fillIn('By {author}').innerHTML).toBe('By <bdi>Ada</bdi>');
  expect(fillIn('{author} wrote it').innerHTML).toBe('<bdi>Ada</bdi> wrote it');
});

test('other braces are text', () => {
  expect(fillIn('{soup} by {author}')).toHaveTextContent('{soup} by Ada');
});
