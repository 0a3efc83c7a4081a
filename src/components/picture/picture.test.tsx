import { render, screen } from '@testing-library/react';
import { drawing, filling, photo } from '../../../tests/unit/pictures';
import { Picture } from '.';

const NARROW = { media: '(max-width: 48rem)', file: photo('close'), sizes: '100vw' };

const image = () => screen.getByRole('img');
const read = (...names: string[]) => names.map((name) => image().getAttribute(name));
const sources = () =>
  Array.from(document.querySelectorAll('source'), (source) =>
    ['type', 'media', 'srcset', 'sizes'].map((name) => source.getAttribute(name) ?? ''),
  );

test('offers narrow screens their own crop in every format, before the other sources', () => {
  render(<Picture file={photo('soup')} alt="Soup" sizes="50vw" narrow={NARROW} />);
  expect(sources().slice(0, 3)).toEqual([
    ['image/avif', NARROW.media, '/close-400.avif 400w', '100vw'],
    ['image/webp', NARROW.media, '/close-400.webp 400w', '100vw'],
    ['', NARROW.media, '/close-400.jpg 400w', '100vw'],
  ]);
});

test('uses the size of the smallest file for a picture that fills its container', () => {
  render(<Picture file={filling('plate')} alt="A plate" />);
  expect(read('width', 'height')).toEqual(['768', '432']);
});

test('shows a drawing from its original file', () => {
  render(<Picture file={drawing('plate')} alt="A plate" sizes="50vw" />);
  expect(image()).toHaveAttribute('src', '/static/plate.svg');
  expect(image()).not.toHaveAttribute('sizes');
});
