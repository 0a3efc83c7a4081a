import { render } from '@testing-library/react';
import { Interpolated } from './interpolated';

const renderTemplate = (template: string) =>
  render(<Interpolated template={template} values={{ author: <bdi>Ada</bdi> }} />).container;

describe('Interpolated', () => {
  test('renders a node in place of its placeholder', () => {
    expect(renderTemplate('By {author}').innerHTML).toBe('By <bdi>Ada</bdi>');
    expect(renderTemplate('{author} wrote it').innerHTML).toBe('<bdi>Ada</bdi> wrote it');
  });

  test('keeps placeholders without a value as text', () => {
    expect(renderTemplate('{soup} by {author}')).toHaveTextContent('{soup} by Ada');
  });
});
